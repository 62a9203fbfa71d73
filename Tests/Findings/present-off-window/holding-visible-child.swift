// finding=none
// The receiver is a child of the screen, and its view came into the window with that of its parent.
final class SplitPaneScreen: UIViewController {
    private let pane = UIViewController()
    private var explained = false

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pane)
        view.addSubview(pane.view)
        pane.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if explained { return }
        explained = true
        pane.present(UIViewController(), animated: true)
    }
}
