// finding=none
// Another object makes all three calls on the host, with the host as the new parent.
final class CheckoutFlow {
    func begin(in host: UIViewController) {
        let step = UIViewController()
        host.addChild(step)
        host.view.addSubview(step.view)
        finish(step, in: host)
    }

    private func finish(_ step: UIViewController, in parent: UIViewController) {
        step.didMove(toParent: parent)
    }
}

final class CheckoutScreen: UIViewController {
    private let flow = CheckoutFlow()

    override func viewDidLoad() {
        super.viewDidLoad()
        flow.begin(in: self)
    }
}
