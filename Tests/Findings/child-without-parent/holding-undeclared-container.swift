// finding=none
// The container is not declared, and everything that belongs to it is done.
func showSlope(_ slope: UIViewController) {
    addChild(slope)
    slope.view.frame = terrace.bounds
    terrace.addSubview(slope.view)
    slope.didMove(toParent: self)
}
