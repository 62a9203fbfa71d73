// finding=child-without-parent
// The vineyard page borrows the view of a slope screen but never adopts the screen itself.
func showSlope(_ slope: UIViewController) {
    slope.view.frame = terraceArea.bounds
    // A turned device or a resized window goes past the slope screen.
    terraceArea.addSubview(slope.view)  // <- child-without-parent, launch, no event
}
