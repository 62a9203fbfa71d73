// finding=missing-did-move
// The children come in a list.
func embed(_ children: [UIViewController]) {
    for child in children {
        addChild(child)  // <- missing-did-move, launch, willMove
        view.addSubview(child.view)
    }
}
