// finding=none
// Every sublayer is taken out before the new one is put in.
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    let shade = CAGradientLayer()
    view.layer.addSublayer(shade)
}
