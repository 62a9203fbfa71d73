// finding=none
// The parent assigns its view and the child lets super make one, so neither of the two controllers does both.
final class ToolbarViewController: UIViewController {
    override func loadView() {
        super.loadView()
        view.tintColor = .systemIndigo
    }
}

final class EditorViewController: UIViewController {
    private let toolbar = ToolbarViewController()

    override func loadView() {
        view = UIView()
        addChild(toolbar)
        view.addSubview(toolbar.view)
        toolbar.didMove(toParent: self)
    }
}
