// finding=not-reverted-on-cancel
// The buttons fade in an animation of the callback's own, and stay faded when the finger goes back.
private let buttons = [UIButton(), UIButton()]

override func viewDidLoad() {
    super.viewDidLoad()
    for button in buttons {
        view.addSubview(button)
    }
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    UIView.animate(withDuration: 0.2) { [weak self] in
        self?.buttons.forEach { $0.alpha = 0 }  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
    }
}
