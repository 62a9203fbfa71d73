// finding=endless-task
// The base class starts any async work it is given, and the subclass of its subclass gives it a loop without end.
class ObservingScreen: UIViewController {
    func observe(_ work: @escaping () async -> Void) {
        Task {
            await work()
        }
    }
}

class DeviceScreen: ObservingScreen {
    var changes = 0
}

final class LampScreen: DeviceScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        observe {
            for await _ in HomeHub.shared.lampStates {  // <- endless-task, launch, viewDidDisappear
                self.changes += 1
            }
        }
    }
}
