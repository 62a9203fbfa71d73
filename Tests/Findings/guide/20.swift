// finding=none
// The aquarium guide lets a tank screen go: it warns it, takes its view out and cuts the tie.
func dismantle(tank: UIViewController) {
    guard tank.parent === self else { return }
    tank.willMove(toParent: nil)
    tank.view.removeFromSuperview()
    tank.removeFromParent()
}
