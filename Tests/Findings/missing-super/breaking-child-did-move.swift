// finding=missing-super
// The container does its part, but the child's didMove(toParent:) override keeps the call to itself.
final class BadgeViewController: UIViewController {
    private var host = ""

    override func didMove(toParent parent: UIViewController?) {  // <- missing-super, push, didMove
        host = parent == nil ? "none" : "attached"
    }
}

final class ProfileViewController: UIViewController {
    private let badge = BadgeViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(badge)
        view.addSubview(badge.view)
        badge.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        badge.view.frame = CGRect(x: 16, y: 120, width: 64, height: 64)
    }
}
