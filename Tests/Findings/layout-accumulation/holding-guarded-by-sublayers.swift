// finding=none
// A layer of that name is looked for, and only added where there is none.
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.layer.sublayers?.contains(where: { $0.name == "shade" }) != true else { return }
    let shade = CAGradientLayer()
    shade.name = "shade"
    view.layer.addSublayer(shade)
}
