// finding=none
// The player moves from one container to the other, so it is told about nil once and about the new parent by addChild.
final class DualScreen: UIViewController {
    private let upper = UIViewController()
    private let lower = UIViewController()
    private let player = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        [upper, lower].forEach { place($0, in: self) }
        place(player, in: upper)
        detach(player)
        place(player, in: lower)
    }

    private func place(_ child: UIViewController, in container: UIViewController) {
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
    }

    private func detach(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }
}
