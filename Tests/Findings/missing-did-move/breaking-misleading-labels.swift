// finding=missing-did-move
// The names say the opposite of what the function does.
func mount(child one: UIViewController, parent two: UIViewController) {
    one.addChild(two)  // <- missing-did-move, launch, willMove
    one.view.addSubview(two.view)
}
