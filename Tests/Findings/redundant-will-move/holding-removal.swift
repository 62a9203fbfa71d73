// finding=none
// Here willMove is required, because removeFromParent does not send it.
func collapse(_ panel: UIViewController) {
    panel.willMove(toParent: nil)
    panel.view.removeFromSuperview()
    panel.removeFromParent()
    view.setNeedsLayout()
}
