// finding=present-off-window
// The child has a parent, but its view is not on the screen and so not in a window.
func prepare(_ worker: UIViewController) {
    addChild(worker)
    worker.didMove(toParent: self)
    let picker = UIViewController()
    picker.modalPresentationStyle = .pageSheet
    worker.present(picker, animated: true)  // <- present-off-window, launch, no event
}
