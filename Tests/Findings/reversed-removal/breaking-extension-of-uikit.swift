// finding=reversed-removal
// The helper takes itself out of its parent in the wrong order.
extension UIViewController {
    func remove() {
        removeFromParent()  // <- reversed-removal, launch, didMove
        willMove(toParent: nil)
        view.removeFromSuperview()
    }
}
