// finding=early-geometry
// The map gets the size of the view as the storyboard has it, and keeps the size.
override func viewDidLoad() {
    super.viewDidLoad()
    let map = MKMapView(frame: view.bounds)  // <- early-geometry, sheet-cancel, viewDidLoad
    view.addSubview(map)
}
