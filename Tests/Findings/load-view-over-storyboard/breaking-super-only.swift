// finding=load-view-over-storyboard drive=storyboard
// The override calls super and replaces nothing, yet it must not be there in a controller from a storyboard at all.
private let watermark = UILabel()

override func loadView() {  // <- load-view-over-storyboard, storyboard, loadView
    super.loadView()
    watermark.text = "Draft"
    view.addSubview(watermark)
}
