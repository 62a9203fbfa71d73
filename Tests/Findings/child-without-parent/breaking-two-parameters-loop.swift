// finding=child-without-parent
// Both views are added from one closure over an array, and neither controller is a child.
func showSideBySide(_ leading: UIViewController, _ trailing: UIViewController) {
    let width = view.bounds.width / 2
    [leading, trailing].forEach { pane in
        pane.view.frame.size.width = width
        view.addSubview(pane.view)  // <- child-without-parent, launch, no event
    }
    trailing.view.frame.origin.x = width
}
