// finding=none
// In the text the read stands above the assignment, but it is deferred and runs last.
override func loadView() {
    defer {
        view.accessibilityIdentifier = "root"
        view.addSubview(UIView())
    }
    let root = UIScrollView()
    root.showsVerticalScrollIndicator = false
    view = root
}
