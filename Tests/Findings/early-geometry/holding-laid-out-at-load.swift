// finding=none
// The layout is made at once, so the constraints have given the badge its size.
private let badge = UIView()

override func viewDidLoad() {
  super.viewDidLoad()
  view.addSubview(badge)
  badge.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    badge.topAnchor.constraint(equalTo: view.topAnchor),
    badge.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    badge.widthAnchor.constraint(equalToConstant: 40),
    badge.heightAnchor.constraint(equalToConstant: 40),
  ])
  view.layoutIfNeeded()
  badge.layer.cornerRadius = badge.bounds.height / 2
}
