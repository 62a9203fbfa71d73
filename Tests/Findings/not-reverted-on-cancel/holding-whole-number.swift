// finding=none
// One as a whole number and one as a fraction are the same opacity.
private let badge = UIView()
private var isActive = true

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(badge)
}

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    badge.alpha = isActive ? 1 : 0.5
    badge.layer.cornerRadius = 8
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    badge.layer.cornerRadius = 8.0
}
