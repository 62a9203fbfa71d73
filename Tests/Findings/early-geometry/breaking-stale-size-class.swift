// finding=early-geometry
// When the window was made narrow behind another tab, viewWillAppear still sees the old size class.
private var usesSidebar = false

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    switch traitCollection.horizontalSizeClass {  // <- early-geometry, resize, viewWillAppear
    case .regular:
        usesSidebar = true
    default:
        usesSidebar = false
    }
}
