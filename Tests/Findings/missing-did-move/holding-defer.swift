// finding=none
// The defer stands directly behind addChild but runs when the view has been added.
func dock(_ palette: UIViewController) {
    addChild(palette)
    defer { palette.didMove(toParent: self) }
    palette.view.frame.size.height = 120
    guard palette.view.superview == nil else { return }
    view.addSubview(palette.view)
}
