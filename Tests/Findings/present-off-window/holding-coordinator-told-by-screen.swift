// finding=none
// The coordinator is started in viewDidLoad and presents when the screen tells it that it has appeared.
final class TourCoordinator {
    private weak var screen: TourHostScreen?

    init(screen: TourHostScreen) {
        self.screen = screen
    }

    func start() {
        guard let screen = screen else { return }
        screen.onFirstAppearance = { [weak screen] in
            screen?.present(UIViewController(), animated: true)
        }
    }
}

final class TourHostScreen: UIViewController {
    var onFirstAppearance: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        TourCoordinator(screen: self).start()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onFirstAppearance?()
        onFirstAppearance = nil
    }
}
