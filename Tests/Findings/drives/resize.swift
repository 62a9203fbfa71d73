// finding=missing-super
// In a narrow window of a pad, super is left out.
override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {  // <- missing-super, resize, viewWillTransition
    if traitCollection.userInterfaceIdiom == .pad { return }
    super.viewWillTransition(to: size, with: coordinator)
}
