// finding=missing-super
// The constraints pass is asked for in viewDidLoad and then answered without super.
private let rule = UIView()
private var rulesInstalled = false

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rule)
    view.setNeedsUpdateConstraints()
}

override func updateViewConstraints() {  // <- missing-super, launch, updateViewConstraints
    guard !rulesInstalled else { return }
    rulesInstalled = true
    rule.translatesAutoresizingMaskIntoConstraints = false
    rule.heightAnchor.constraint(equalToConstant: 1).isActive = true
}
