// finding=none
// The assignment after super goes to a local constant that happens to be called view.
override func loadView() {
    super.loadView()
    let view = UIView()
    view.backgroundColor = .systemOrange
    view.layer.cornerRadius = 8
    self.view.addSubview(view)
}
