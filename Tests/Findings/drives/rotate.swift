// finding=missing-super
// On a phone that lies on its side, super is left out.
override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {  // <- missing-super, rotate, viewWillTransition
    if size.width > size.height, traitCollection.userInterfaceIdiom == .phone { return }
    super.viewWillTransition(to: size, with: coordinator)
}
