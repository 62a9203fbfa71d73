// finding=none
// The closure gets the child, and tells it.
private let split = UISplitViewController()

override func viewDidLoad() {
    super.viewDidLoad()
    addChild(split)
    view.addSubview(split.view)
    split.with {
        $0.didMove(toParent: self)
        $0.view.alpha = 1
    }
}
