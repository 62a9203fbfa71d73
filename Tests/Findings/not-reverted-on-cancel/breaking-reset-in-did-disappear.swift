// finding=not-reverted-on-cancel
// The toolbar gets its opacity back in viewDidDisappear, which never comes when the swipe back is cancelled.
private let toolbar = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(toolbar)
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    toolbar.alpha = 0  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
}

override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    toolbar.alpha = 1
}
