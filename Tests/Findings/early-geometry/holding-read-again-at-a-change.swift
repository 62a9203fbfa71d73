// finding=none
// What viewWillAppear reads too early, the callback about the change reads again.
private let bar = UIView()
private lazy var inset = bar.leadingAnchor.constraint(equalTo: view.leadingAnchor)

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    inset.isActive = true
}

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    adapt()
}

override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    adapt()
}

private func adapt() {
    if view.safeAreaInsets.bottom == 0 { return }
    inset.constant = 20
}
