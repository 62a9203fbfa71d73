// finding=reversed-removal
// The helper takes itself out of its parent in the wrong order.
extension UIViewController {
    func remove() {
        removeFromParent()
        willMove(toParent: nil)
        view.removeFromSuperview()
    }
}
