// finding=early-geometry
// The bounds are read of the layer, which has those of its view.
override func viewDidLoad() {
    super.viewDidLoad()
    let shade = CAGradientLayer()
    shade.frame = view.layer.bounds  // <- early-geometry, sheet-cancel, viewDidLoad
    view.layer.addSublayer(shade)
}
