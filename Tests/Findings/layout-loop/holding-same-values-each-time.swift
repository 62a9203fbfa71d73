// finding=none
// The frame and the insets are the same in every pass.
private let box = UIView()
override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
}
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    box.frame = view.bounds
    additionalSafeAreaInsets.top = 10
}
