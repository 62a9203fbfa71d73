// finding=none
// The removal is announced, taken back, and announced again when it really comes.
func swapOut(_ pane: UIViewController) {
    pane.willMove(toParent: nil)
    pane.didMove(toParent: self)
    pane.willMove(toParent: nil)
    pane.view.removeFromSuperview()
    pane.removeFromParent()
}
