// finding=none
// An animation of somebody else's says when it is over: the child is told then.
func reveal(_ panel: UIViewController) {
    addChild(panel)
    view.addSubview(panel.view)
    PanelAnimator(style: .spring).reveal(panel.view) { [weak self] in
        panel.didMove(toParent: self)
    }
}
