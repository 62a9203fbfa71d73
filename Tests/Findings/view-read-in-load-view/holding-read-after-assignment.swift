// finding=none
// The root is assigned first, so all the reads of view below it find it.
private let footer = UIView()

override func loadView() {
    self.view = UIScrollView()
    view.backgroundColor = .white
    view.addSubview(footer)
    finish()
}

private func finish() {
    self.view.clipsToBounds = true
}
