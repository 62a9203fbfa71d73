// finding=reversed-removal
// The ski map takes a lift screen out in the wrong order, with the warning at the very end.
func closeLiftPanel(_ lift: UIViewController) {
    lift.removeFromParent()  // <- reversed-removal, launch, didMove
    lift.view.removeFromSuperview()
    // The lift screen has no parent any more that it could leave.
    lift.willMove(toParent: nil)
}
