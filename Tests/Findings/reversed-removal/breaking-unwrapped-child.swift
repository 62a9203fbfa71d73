// finding=reversed-removal
// The child comes as an optional and is unwrapped under a new name, and a closure does the rest.
func hideBanner(_ banner: UIViewController?) {
    guard let shown = banner else { return }
    let unlink: (UIViewController) -> Void = { $0.removeFromParent() }  // <- reversed-removal, launch, didMove
    unlink(shown)
    shown.view.removeFromSuperview()
}
