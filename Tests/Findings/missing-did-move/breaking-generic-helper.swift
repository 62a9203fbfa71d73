// finding=missing-did-move
// The helper is generic.
func embed<Child: UIViewController>(_ child: Child) {
    addChild(child)
    view.addSubview(child.view)
}
