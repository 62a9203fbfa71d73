// finding=missing-did-move
// The helper links the child, sizes it and brings it below the toolbar, yet never tells it that it has moved.
private let toolbar = UIView()

override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(toolbar)
}

func show(content: UIViewController) {
    addChild(content)  // <- missing-did-move, launch, willMove
    content.view.frame = view.bounds
    view.insertSubview(content.view, belowSubview: toolbar)
    view.setNeedsLayout()
}
