// finding=none
// The gradients of the pass before are found by their class and removed.
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.layer.sublayers?.filter { $0 is CAGradientLayer }.forEach { $0.removeFromSuperlayer() }
    let shade = CAGradientLayer()
    view.layer.insertSublayer(shade, at: 0)
}
