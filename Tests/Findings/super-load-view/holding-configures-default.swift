// finding=none
// Super makes the view and the override merely configures it, nothing is replaced.
private let header = UIView()

override func loadView() {
    super.loadView()
    view.backgroundColor = .systemBackground
    view.addSubview(header)
}
