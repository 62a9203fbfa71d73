// finding=load-view-over-storyboard drive=storyboard
// The dome screen is drawn in a storyboard, yet this override hides everything that was drawn there.
override func loadView() {  // <- load-view-over-storyboard, storyboard, loadView
    let nightSky = UIView(frame: .zero)
    nightSky.backgroundColor = .black
    view = nightSky  // The outlets of the scene stay nil.
}
