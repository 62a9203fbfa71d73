// finding=none
// The container brackets its exchange of views with begin and end on both children.
func exchange(_ old: UIViewController, with new: UIViewController) {
    old.willMove(toParent: nil)
    addChild(new)
    new.beginAppearanceTransition(true, animated: false)
    old.beginAppearanceTransition(false, animated: false)
    view.insertSubview(new.view, aboveSubview: old.view)
    old.view.removeFromSuperview()
    new.endAppearanceTransition()
    old.endAppearanceTransition()
    new.didMove(toParent: self)
    old.removeFromParent()
}
