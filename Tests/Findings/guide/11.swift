// finding=early-geometry
// The compass rose takes its size from a view that nobody has laid out yet.
override func viewDidLoad() {
    super.viewDidLoad()
    let side = min(view.frame.width, view.frame.height) * 0.6  // <- early-geometry, sheet-cancel, viewDidLoad
    let rose = CompassRoseView(frame: CGRect(origin: .zero, size: CGSize(width: side, height: side)))
    // Side and centre belong to the canvas of the scene file, not to this phone.
    rose.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)  // <- early-geometry, sheet-cancel, viewDidLoad
    view.addSubview(rose)
}
