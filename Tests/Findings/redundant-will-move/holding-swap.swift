// finding=none
// Between addChild and didMove stands a willMove, but it is the old child that is told about nil.
func exchange(_ old: UIViewController, _ new: UIViewController) {
    addChild(new)
    old.willMove(toParent: nil)
    new.view.frame = old.view.frame
    view.addSubview(new.view)
    old.view.removeFromSuperview()
    old.removeFromParent()
    new.didMove(toParent: self)
}
