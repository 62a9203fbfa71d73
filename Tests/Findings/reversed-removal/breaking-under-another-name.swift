// finding=reversed-removal
// The child goes by another name in the body, so that only the run shows what is taken out.
func swapOut(_ pane: UIViewController) {
    let outgoing = pane
    outgoing.removeFromParent()  // <- reversed-removal, launch, didMove
    outgoing.view.removeFromSuperview()
}
