// finding=none
// A willMove follows a removeFromParent, but the two are about different children.
func clear(_ map: UIViewController, _ list: UIViewController) {
    map.willMove(toParent: nil)
    map.view.removeFromSuperview()
    map.removeFromParent()
    list.willMove(toParent: nil)
    list.view.removeFromSuperview()
    list.removeFromParent()
}
