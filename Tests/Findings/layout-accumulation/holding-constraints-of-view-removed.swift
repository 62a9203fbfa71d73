// finding=none
// All constraints of the view are removed before new ones are activated.
private let box = UIView()
override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
}
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.removeConstraints(view.constraints)
    NSLayoutConstraint.activate([box.topAnchor.constraint(equalTo: view.topAnchor)])
}
