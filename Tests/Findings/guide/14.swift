// finding=none
// The coin viewer fits its round mask and its rim to the current size on every layout pass.
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let face = coinImage.bounds
    coinImage.layer.cornerRadius = min(face.width, face.height) / 2
    rimLayer.frame = face
    rimLayer.path = CGPath(ellipseIn: face.insetBy(dx: 3, dy: 3), transform: nil)
}
