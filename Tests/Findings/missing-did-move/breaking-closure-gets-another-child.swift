// finding=missing-did-move
// The closure gets another controller.
private let split = UISplitViewController()
private let other = UIViewController()

override func viewDidLoad() {
    super.viewDidLoad()
    addChild(split)  // <- missing-did-move, launch, willMove
    view.addSubview(split.view)
    other.with {
        $0.title = "other"
    }
}
