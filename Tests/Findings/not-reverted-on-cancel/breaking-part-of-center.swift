// finding=not-reverted-on-cancel
// The box is moved out when the screen is about to leave.
private let box = UIView()
override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
}
override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    box.center.x = -40  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
}
