// finding=unbalanced-observer
// Each appearance adds one more action, and one tap calls all of them.
private let button = UIButton(type: .system)

override func viewDidLoad() {
  super.viewDidLoad()
  view.addSubview(button)
}

override func viewWillAppear(_ animated: Bool) {
  super.viewWillAppear(animated)
  let action = UIAction { [weak self] _ in self?.title = "tapped" }
  button.addAction(action, for: .touchUpInside)  // <- unbalanced-observer, push, viewWillAppear
}
