// finding=view-read-in-load-view
// The colour is set on a view that is not there yet, and the assignment comes a line too late.
override func loadView() {
    view.backgroundColor = .systemBackground  // <- view-read-in-load-view, launch, loadView
    view = UIScrollView()
}

override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemRed
}
