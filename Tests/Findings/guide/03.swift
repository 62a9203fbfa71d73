// finding=early-geometry
// The choir score picks its page layout from a size class that can still be the one of the last visit.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Resize the window while another tab is in front, and the pages open the old way round.
    let roomy = traitCollection.horizontalSizeClass == .regular  // <- early-geometry, resize, viewWillAppear
    scorePages.axis = roomy ? .horizontal : .vertical
}
