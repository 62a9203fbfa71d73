// finding=none
// The child is told in the completion of the animation that reveals it, which has run at idle.
func reveal(_ hint: UIViewController) {
    addChild(hint)
    hint.view.alpha = 0
    view.addSubview(hint.view)
    UIView.animate(withDuration: 0.25, animations: {
        hint.view.alpha = 1
    }, completion: { finished in
        hint.didMove(toParent: self)
    })
}
