// finding=none
// The text changes inside a cross dissolve of UIView.transition, which is an animation too.
private let hint = UILabel()

override func viewDidLoad() {
    super.viewDidLoad()
    hint.text = "Welcome"
    view.addSubview(hint)
}

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.transition(with: hint, duration: 0.3, options: .transitionCrossDissolve, animations: { [weak self] in
        self?.hint.text = "Swipe to begin"
    }, completion: nil)
}
