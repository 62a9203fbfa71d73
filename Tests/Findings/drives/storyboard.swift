// finding=load-view-over-storyboard drive=storyboard
// The view that was drawn for the screen is never loaded.
override func loadView() {  // <- load-view-over-storyboard, storyboard, loadView
    view = UIView()
}
