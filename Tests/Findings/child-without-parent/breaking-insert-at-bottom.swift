// finding=child-without-parent
// The drawer is inserted behind everything else with insertSubview and is never made a child.
func slideUnder(_ drawer: UIViewController) {
    drawer.view.frame = view.bounds
    drawer.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(drawer.view, at: 0)  // <- child-without-parent, launch, no event
}
