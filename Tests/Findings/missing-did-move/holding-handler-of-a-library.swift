// finding=none
// The closure is a property of what does the work.
func reveal(_ panel: UIViewController) {
    addChild(panel)
    view.addSubview(panel.view)
    let animator = PanelAnimator(style: .spring)
    animator.onFinish = { [weak self] in panel.didMove(toParent: self) }
    animator.start()
}
