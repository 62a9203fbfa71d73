// finding=present-off-window
// The coordinator presents from its screen, and the screen starts it while its view is being loaded.
final class LoginCoordinator {
    private weak var screen: UIViewController?

    init(screen: UIViewController) {
        self.screen = screen
    }

    func start() {
        let login = UINavigationController(rootViewController: UIViewController())
        screen?.present(login, animated: true)  // <- present-off-window, launch, viewDidLoad
    }
}

final class HomeScreen: UIViewController {
    private lazy var coordinator = LoginCoordinator(screen: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        coordinator.start()
    }
}
