// finding=none
// The shade of the pass before is found by its name and removed.
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if let old = view.layer.sublayers?.first(where: { $0.name == "shade" }) {
        old.removeFromSuperlayer()
    }
    let shade = CAGradientLayer()
    shade.name = "shade"
    view.layer.insertSublayer(shade, at: 0)
}
