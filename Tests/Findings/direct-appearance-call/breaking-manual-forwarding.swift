// finding=direct-appearance-call
// Automatic forwarding is off and the callbacks are passed on by name, not through begin and end.
final class DeckScreen: UIViewController {
    private let card = UIViewController()

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(card)
        view.addSubview(card.view)
        card.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        card.viewWillAppear(animated)  // <- direct-appearance-call, launch, viewWillAppear
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        card.viewDidDisappear(animated)  // <- direct-appearance-call, launch, viewDidDisappear
    }
}
