// finding=none
// Each appearance shows what the model says, which has not changed.
private let badge = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(badge)
}

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    badge.isHidden = Cart.shared.isEmpty
    badge.frame = Theme.badgeFrame
}
