// finding=none
// A trait is read in viewDidLoad, but the scale of the display is the same when the view is laid out.
private var hairline: CGFloat = 1

override func viewDidLoad() {
    super.viewDidLoad()
    let scale = traitCollection.displayScale
    hairline = 1 / max(1, scale)
    print("hairline of \(hairline)")
}
