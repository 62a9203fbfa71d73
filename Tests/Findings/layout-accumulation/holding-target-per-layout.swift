// finding=none
// The same target with the same action counts once, and the recognizer of the last pass is removed.
private let button = UIButton(type: .system)
private var swipe = UISwipeGestureRecognizer()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
}

override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.removeGestureRecognizer(swipe)
    swipe = UISwipeGestureRecognizer(target: self, action: #selector(tapped))
    view.addGestureRecognizer(swipe)
}

@objc private func tapped() {}
