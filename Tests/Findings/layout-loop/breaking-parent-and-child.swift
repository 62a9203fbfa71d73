// finding=layout-loop
// The parent invalidates the child after its layout and the child invalidates the parent after its own.
final class PanelViewController: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        parent?.view.setNeedsLayout()  // <- layout-loop, launch, viewDidLayoutSubviews
    }
}

final class HostViewController: UIViewController {
    private let panel = PanelViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(panel)
        view.addSubview(panel.view)
        panel.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        panel.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 90)
        panel.view.setNeedsLayout()
    }
}
