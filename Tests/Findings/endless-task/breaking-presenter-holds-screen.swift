// finding=endless-task
// The task holds a presenter and the presenter the screen, while the screen itself holds neither.
final class AlarmPresenter {
    private let screen: AlarmScreen

    init(screen: AlarmScreen) {
        self.screen = screen
    }

    func start() {
        Task {
            for await _ in AlarmCenter.shared.alarms {  // <- endless-task, launch, viewDidDisappear
                self.ring()
            }
        }
    }

    private func ring() {
        screen.rings += 1
    }
}

final class AlarmScreen: UIViewController {
    var rings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        AlarmPresenter(screen: self).start()
    }
}
