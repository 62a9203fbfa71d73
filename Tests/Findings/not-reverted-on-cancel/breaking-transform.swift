// finding=not-reverted-on-cancel
// The box grows when the screen is about to leave.
private let box = UIView()
override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
}
override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
}
