// finding=not-reverted-on-cancel
// The bar's tint is handed back for the screen below, which after a cancelled swipe is not the screen that shows.
override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let bar = navigationController?.navigationBar else { return }
    bar.tintColor = .systemGray  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
}
