// finding=none
// The same stored layer is added again and again, which moves it and does not make a second one.
private let panel = UIView()
private let glow = CAGradientLayer()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
}

override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.frame = CGRect(x: 20, y: 80, width: 200, height: 120)
    glow.frame = panel.bounds
    panel.layer.addSublayer(glow)
}
