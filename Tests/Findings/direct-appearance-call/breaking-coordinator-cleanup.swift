// finding=direct-appearance-call
// A helper object makes the screen clean up by sending it the callback in which the cleaning is done.
final class SessionGuard {
    private weak var screen: UIViewController?

    init(screen: UIViewController) {
        self.screen = screen
    }

    func reset() {
        screen?.viewWillDisappear(false)  // <- direct-appearance-call, launch, viewWillDisappear
    }
}

final class StatementScreen: UIViewController {
    private var isMasked = false

    override func viewDidLoad() {
        super.viewDidLoad()
        SessionGuard(screen: self).reset()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isMasked = true
    }
}
