// finding=none
// The helper's view is its parameter, so configuring it before the assignment reads nothing of self.
override func loadView() {
    let root = UIStackView()
    decorate(root)
    view = root
}

private func decorate(_ view: UIView) {
    view.backgroundColor = .tertiarySystemBackground
    view.layer.cornerRadius = 12
    view.isAccessibilityElement = false
}
