// finding=none
// What the view holds is deactivated before the new constraint is activated.
private let box = UIView()
override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
}
override func updateViewConstraints() {
    NSLayoutConstraint.deactivate(view.constraints)
    box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    super.updateViewConstraints()
}
