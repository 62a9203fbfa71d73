// finding=early-geometry
// The read in viewWillAppear hides in a helper method, and what it stores is the zero inset of the first appearance.
private var bottomInset: CGFloat = 0

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    measure()
}

private func measure() {
    let insets = self.view.safeAreaInsets  // <- early-geometry, launch, viewWillAppear
    bottomInset = insets.bottom
}
