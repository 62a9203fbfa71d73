// finding=none
// The map is as large as the view at any time, because its mask says so before the map is in the view.
override func viewDidLoad() {
    super.viewDidLoad()
    let map = MKMapView(frame: view.bounds)
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(map)
}
