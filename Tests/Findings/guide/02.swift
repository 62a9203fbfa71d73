// finding=early-geometry
// The ferry banner is placed below the status bar before the screen knows its safe area.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let quayTop = view.safeAreaInsets.top  // <- early-geometry, launch, viewWillAppear
    // The inset still reads 0 on the first visit, so the banner slides under the clock.
    departureBanner.frame = CGRect(x: 0, y: quayTop, width: view.bounds.width, height: 72)  // <- early-geometry, resize, viewWillAppear
}
