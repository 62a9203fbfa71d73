// finding=layout-accumulation
// The stack no longer arranges the old views, which stay its subviews.
private let stack = UIStackView()
override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
}
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stack.arrangedSubviews.forEach { stack.removeArrangedSubview($0) }
    for _ in 0..<3 { stack.addArrangedSubview(UIView()) }  // <- layout-accumulation, cover, viewDidLayoutSubviews
}
