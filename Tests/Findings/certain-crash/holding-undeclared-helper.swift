// finding=none
// The helper is not declared, so it may have added the view.
private let box = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    addViews()
    box.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
}
