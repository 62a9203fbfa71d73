// finding=early-geometry
// The safe area is read in viewDidLoad, where it is still zero, and the status bar covers the header for good.
private let header = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    let top = view.safeAreaInsets.top  // <- early-geometry, launch, viewDidLoad
    header.frame = CGRect(x: 0, y: top, width: 200, height: 44)
    view.addSubview(header)
}
