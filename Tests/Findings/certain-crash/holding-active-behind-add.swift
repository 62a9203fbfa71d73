// finding=none
// The constraint is made early, and becomes active when the views have a common superview.
private let box = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    let top = box.topAnchor.constraint(equalTo: view.topAnchor)
    view.addSubview(box)
    top.isActive = true
}
