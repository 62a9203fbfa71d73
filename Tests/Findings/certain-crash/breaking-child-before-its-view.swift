// finding=certain-crash
// The view of the child gets its constraint before it has a superview.
private let child = UIViewController()

override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([  // <- certain-crash, launch, viewDidLoad
        child.view.topAnchor.constraint(equalTo: view.topAnchor)
    ])
    view.addSubview(child.view)
    child.didMove(toParent: self)
}
