// finding=none
// The list of sublayers is emptied before one is added.
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.layer.sublayers = nil
    view.layer.addSublayer(CAShapeLayer())
}
