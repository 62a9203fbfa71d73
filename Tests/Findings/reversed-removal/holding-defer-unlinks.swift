// finding=none
// The text names removeFromParent first, but the defer runs it after the announcement.
func hide(_ menu: UIViewController) {
    defer { menu.removeFromParent() }
    menu.willMove(toParent: nil)
    menu.view.removeFromSuperview()
}
