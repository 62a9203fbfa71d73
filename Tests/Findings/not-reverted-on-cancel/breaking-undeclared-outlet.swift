// finding=not-reverted-on-cancel
// The slider is declared in another file: that it has a tint tells what it is.
override func viewDidLoad() {
    super.viewDidLoad()
    volume.tintColor = .systemTeal
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    volume.value = 0.25  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
}
