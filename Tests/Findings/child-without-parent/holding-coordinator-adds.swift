// finding=none
// The parent link is made by a helper object, which calls addChild on the host and not on itself.
final class PanelCoordinator {
    func mount(_ panel: UIViewController, on host: UIViewController) {
        host.addChild(panel)
        host.view.addSubview(panel.view)
        panel.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        panel.didMove(toParent: host)
    }
}

final class MapScreen: UIViewController {
    private let coordinator = PanelCoordinator()

    override func viewDidLoad() {
        super.viewDidLoad()
        coordinator.mount(UIViewController(), on: self)
    }
}
