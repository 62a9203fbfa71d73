// finding=child-without-parent
// The view comes in as one that a stack view arranges.
private let child = UIViewController()
override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: [child.view])  // <- child-without-parent, launch, viewDidLoad
    view.addSubview(stack)
}
