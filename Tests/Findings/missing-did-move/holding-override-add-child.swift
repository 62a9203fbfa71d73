// finding=none
// The screen overrides addChild so that one call does the whole containment.
final class ShelfScreen: UIViewController {
    private let shelf = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(shelf)
        addChild(UIViewController())
        addChild(UIViewController())
    }

    override func addChild(_ childController: UIViewController) {
        super.addChild(childController)
        shelf.addSubview(childController.view)
        childController.didMove(toParent: self)
    }
}
