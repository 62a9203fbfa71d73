// finding=none
// The view that super has made is assigned to itself.
override func loadView() {
    super.loadView()
    let root: UIView = view
    root.backgroundColor = .systemBackground
    view = root
}
