// finding=layout-accumulation
// The limit of a thousand layers only ends the growth much later.
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if (view.layer.sublayers?.count ?? 0) < 1000 {
        view.layer.addSublayer(CAShapeLayer())  // <- layout-accumulation, cover, viewDidLayoutSubviews
    }
}
