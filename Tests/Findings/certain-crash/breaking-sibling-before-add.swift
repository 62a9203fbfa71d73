// finding=certain-crash
// The second view is placed below the first before both are in one view.
private let first = UIView()
private let second = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(first)
    first.translatesAutoresizingMaskIntoConstraints = false
    second.translatesAutoresizingMaskIntoConstraints = false
    second.topAnchor.constraint(equalTo: first.bottomAnchor).isActive = true  // <- certain-crash, launch, viewDidLoad
    view.addSubview(second)
}
