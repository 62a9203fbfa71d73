// finding=layout-accumulation
// The first pass does nothing yet, and each of the others adds a layer.
private var hasAppeared = false

override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard hasAppeared else { return }
    view.layer.addSublayer(CALayer())  // <- layout-accumulation, push, viewDidLayoutSubviews
}

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    view.setNeedsLayout()
}
