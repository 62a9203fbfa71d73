// finding=none
// The views that the stack arranges are removed before new ones come.
private let stack = UIStackView()
override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
}
override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for _ in 0..<3 { stack.addArrangedSubview(UIView()) }
}
