// finding=redundant-will-move
// The second announcement comes after addChild, which has already made it.
func insertBanner(_ banner: UIViewController) {
    addChild(banner)
    banner.willMove(toParent: self)  // <- redundant-will-move, launch, willMove
    banner.view.frame.size.height = 64
    view.addSubview(banner.view)
    banner.didMove(toParent: self)
}
