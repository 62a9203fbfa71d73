// finding=endless-task
// The task is stored and cancelled in the deinitializer, which cannot run because of that very task.
final class RideScreen: UIViewController {
    private var updates: Task<Void, Never>?
    private var positions: [Any] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        updates = Task {
            for await position in LocationService.shared.positions {  // <- endless-task, launch, viewDidDisappear
                self.positions.append(position)
            }
        }
    }

    deinit {
        updates?.cancel()
    }
}
