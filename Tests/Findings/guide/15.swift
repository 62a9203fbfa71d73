// finding=layout-accumulation
// The chess board gets one more frame line with every layout pass.
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let border = CAShapeLayer()
    border.path = UIBezierPath(rect: boardView.bounds).cgPath
    border.strokeColor = UIColor.brown.cgColor
    border.fillColor = nil
    // A rotation or a keyboard is enough to leave another copy behind.
    boardView.layer.addSublayer(border)  // <- layout-accumulation, cover, viewDidLayoutSubviews
}
