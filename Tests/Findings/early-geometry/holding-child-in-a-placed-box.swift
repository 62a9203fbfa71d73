// finding=none
// The child's view has no size at first, and its mask gives it the size of the box.
private let box = UIView()
private let child = UIViewController()

override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    addChild(child)
    child.view.frame = box.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.addSubview(child.view)
    child.didMove(toParent: self)
}
