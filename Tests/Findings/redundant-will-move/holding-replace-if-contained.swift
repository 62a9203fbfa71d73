// finding=none
// The willMove before addChild only runs for a child that still has a parent, and then with nil.
final class StageScreen: UIViewController {
    private let actor = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        bringOn(actor)
        bringOn(actor)
    }

    private func bringOn(_ child: UIViewController) {
        if child.parent != nil {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}
