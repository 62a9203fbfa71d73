// finding=none
// The radius is set again in each layout, and what is set early is a number.
private let badge = UIView()

override func viewDidLoad() {
  super.viewDidLoad()
  view.addSubview(badge)
  badge.translatesAutoresizingMaskIntoConstraints = false
  badge.widthAnchor.constraint(equalToConstant: 40).isActive = true
  badge.layer.cornerRadius = 8
  badge.layer.masksToBounds = true
  badge.layer.borderWidth = badge.bounds.width > 40 ? 2 : 1
}

override func viewDidLayoutSubviews() {
  super.viewDidLayoutSubviews()
  badge.layer.cornerRadius = badge.bounds.height / 2
}
