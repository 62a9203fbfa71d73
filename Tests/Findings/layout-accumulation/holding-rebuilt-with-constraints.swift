// finding=none
// The views are rebuilt, and what is removed takes its layers and constraints along.
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.subviews.forEach { $0.removeFromSuperview() }
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    box.layer.addSublayer(CAShapeLayer())
    view.addSubview(box)
    NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
}
