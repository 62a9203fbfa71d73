// finding=missing-did-move
// The helper is generic.
func embed<Child: UIViewController>(_ child: Child) {
    addChild(child)  // <- missing-did-move, launch, willMove
    view.addSubview(child.view)
}
