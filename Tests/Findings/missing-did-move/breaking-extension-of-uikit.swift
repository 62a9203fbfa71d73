// finding=missing-did-move
// An extension of UIViewController has the helper, and no screen is there.
extension UIViewController {
    func embed(_ child: UIViewController) {
        addChild(child)  // <- missing-did-move, launch, willMove
        view.addSubview(child.view)
    }
}
