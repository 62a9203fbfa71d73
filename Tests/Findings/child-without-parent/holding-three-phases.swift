// finding=none
// Linking, layout and notification are three methods, and together they make a complete containment.
private let header = UIViewController()
private let body = UIViewController()

override func viewDidLoad() {
    super.viewDidLoad()
    linkChildren()
    placeViews()
    children.forEach { $0.didMove(toParent: self) }
}

private func placeViews() {
    view.addSubview(header.view)
    view.insertSubview(body.view, belowSubview: header.view)
}

private func linkChildren() {
    addChild(header)
    addChild(body)
}
