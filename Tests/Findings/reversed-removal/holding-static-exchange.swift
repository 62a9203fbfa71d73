// finding=none
// A static function exchanges two children in the right order.
enum Containers {
    static func swap(_ old: UIViewController, for new: UIViewController, in parent: UIViewController) {
        old.willMove(toParent: nil)
        parent.addChild(new)
        parent.view.addSubview(new.view)
        old.view.removeFromSuperview()
        old.removeFromParent()
        new.didMove(toParent: parent)
    }
}
