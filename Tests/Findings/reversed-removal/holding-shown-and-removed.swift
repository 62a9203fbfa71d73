// finding=none
// What it is given is shown first and taken out later, under two names.
func flash(_ hint: UIViewController) {
    let shown = hint
    addChild(shown)
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
    let gone = shown
    gone.willMove(toParent: nil)
    gone.view.removeFromSuperview()
    gone.removeFromParent()
}
