// finding=not-reverted-on-cancel
// The layer is moved and turned when the screen is about to leave.
override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.layer.transform.m34 = 0.5  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
    view.layer.position.x = 20  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
}
