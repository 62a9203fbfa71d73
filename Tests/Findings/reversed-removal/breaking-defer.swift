// finding=reversed-removal
// The announcement is the first line of the body, yet a defer makes it the last thing that happens.
func drop(_ banner: UIViewController) {
    defer { banner.willMove(toParent: nil) }
    banner.view.removeFromSuperview()
    banner.removeFromParent()  // <- reversed-removal, launch, didMove
    view.setNeedsLayout()
}
