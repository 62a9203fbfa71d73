// finding=child-without-parent
// A flag makes sure that it happens once, but once is enough to leave the sidebar without a parent.
private let sidebar = UIViewController()
private var sidebarInstalled = false

override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard !sidebarInstalled else { return }
    sidebarInstalled = true
    view.addSubview(sidebar.view)  // <- child-without-parent, launch, viewIsAppearing
    sidebar.view.setNeedsLayout()
}
