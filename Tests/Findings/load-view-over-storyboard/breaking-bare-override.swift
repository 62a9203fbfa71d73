// finding=load-view-over-storyboard drive=storyboard
// The screen comes from a storyboard, and the override keeps the storyboard's view from being loaded.
override func loadView() {  // <- load-view-over-storyboard, storyboard, loadView
    view = UIView()
    view.backgroundColor = .systemBackground
}

override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemGreen
}
