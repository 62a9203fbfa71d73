// finding=reversed-removal
// The child is of a class that the example does not declare.
func drop(_ child: DetailViewController) {
    child.removeFromParent()  // <- reversed-removal, launch, didMove
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
}
