// finding=reversed-removal
// The child is of a class that the example does not declare.
func drop(_ child: DetailViewController) {
    child.removeFromParent()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
}
