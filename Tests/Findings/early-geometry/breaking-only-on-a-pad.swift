// finding=early-geometry
// The size is read on a pad only, whose window changes.
private let shelf = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shelf)
    shelf.heightAnchor.constraint(equalToConstant: height).isActive = true
}

private var height: CGFloat {
    UIDevice.current.userInterfaceIdiom == .pad ? view.bounds.height / 3 : 200  // <- early-geometry, sheet-cancel, viewDidLoad
}
