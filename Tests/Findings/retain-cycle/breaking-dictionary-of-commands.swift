// finding=retain-cycle
// Only one of the commands in the dictionary is careless, and one is enough.
final class ConsoleScreen: UIViewController {
    private var commands: [String: () -> Void] = [:]
    private var lines = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        commands["count"] = { [weak self] in
            self?.lines += 1
        }
        commands["clear"] = {  // <- retain-cycle, launch, viewDidDisappear
            self.lines = 0
        }
    }
}
