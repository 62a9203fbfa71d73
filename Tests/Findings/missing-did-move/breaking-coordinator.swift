// finding=missing-did-move
// A coordinator builds the containment for its host and leaves the last step out.
final class OrdersCoordinator {
    private weak var host: UIViewController?

    init(host: UIViewController) {
        self.host = host
    }

    func start(with list: UIViewController) {
        guard let host = host else { return }
        host.addChild(list)  // <- missing-did-move, launch, willMove
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.view.addSubview(list.view)
    }
}

final class OrdersScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        OrdersCoordinator(host: self).start(with: UIViewController())
    }
}
