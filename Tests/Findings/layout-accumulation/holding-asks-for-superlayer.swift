// finding=none
// The layer is added once, as it has no superlayer before.
private let shade = CAGradientLayer()
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if shade.superlayer == nil { view.layer.addSublayer(shade) }
    shade.frame = view.bounds
}
