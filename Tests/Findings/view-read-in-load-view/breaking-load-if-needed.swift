// finding=view-read-in-load-view
// It asks for the view to be loaded while it is being loaded.
override func loadView() {
    loadViewIfNeeded()  // <- view-read-in-load-view, launch, loadView
    view = UIView()
}
