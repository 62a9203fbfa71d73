// finding=missing-did-move
// What is told in the closure is the child that was there before.
private var current: UIViewController?

func exchange(for next: UIViewController) {
    let old = current
    current = next
    addChild(next)  // <- missing-did-move, launch, willMove
    view.addSubview(next.view)
    PanelAnimator(style: .spring).reveal(next.view) { [weak self] in
        old?.didMove(toParent: self)
    }
}
