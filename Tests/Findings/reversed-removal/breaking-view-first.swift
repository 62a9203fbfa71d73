// finding=reversed-removal
// The view goes first, as is usual, but the child hears of its removal when it has no parent any more.
func close(_ drawer: UIViewController) {
    drawer.view.removeFromSuperview()
    drawer.removeFromParent()  // <- reversed-removal, launch, didMove
    drawer.willMove(toParent: nil)
}
