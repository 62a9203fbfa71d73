// finding=none
// The value is changed for a moment and is back before the callback returns.
private let badge = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(badge)
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let before = badge.alpha
    badge.alpha = 0
    defer { badge.alpha = before }
    makeSnapshot()
}
