// finding=super-load-view
// A plain view is made by super and thrown away in the next line, without the word self or a direct constructor in sight.
private let scrollView = UIScrollView()

override func loadView() {
    super.loadView()
    scrollView.alwaysBounceVertical = true
    view = scrollView  // <- super-load-view, launch, loadView
}

override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
}
