// finding=certain-crash
// The stack gets its place before it has a superview.
private let stack = UIStackView()

override func viewDidLoad() {
    super.viewDidLoad()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true  // <- certain-crash, launch, viewDidLoad
    stack.addArrangedSubview(UILabel())
    view.addSubview(stack)
}
