// finding=early-geometry
// A stack gives its views their places in a layout, so the badge is not round.
private let stack = UIStackView()
private let badge = UIView()

override func viewDidLoad() {
  super.viewDidLoad()
  stack.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(stack)
  stack.addArrangedSubview(badge)
  badge.layer.cornerRadius = badge.frame.width / 2  // <- early-geometry, launch, viewDidLoad
}
