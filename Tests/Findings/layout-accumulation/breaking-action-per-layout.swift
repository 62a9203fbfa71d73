// finding=layout-accumulation
// Each layout pass adds one more action, and one tap calls all of them.
private let button = UIButton(type: .system)

override func viewDidLoad() {
  super.viewDidLoad()
  view.addSubview(button)
}

override func viewWillLayoutSubviews() {
  super.viewWillLayoutSubviews()
  let action = UIAction { [weak self] _ in self?.title = "tapped" }
  button.addAction(action, for: .touchUpInside)  // <- layout-accumulation, cover, viewWillLayoutSubviews
}
