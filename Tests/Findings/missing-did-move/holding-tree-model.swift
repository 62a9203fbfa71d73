// finding=none
// The addChild of this file belongs to a tree of menu nodes, which knows nothing of didMove.
final class MenuNode {
    let title: String
    private(set) var nodes: [MenuNode] = []

    init(title: String) {
        self.title = title
    }

    func addChild(_ node: MenuNode) {
        nodes.append(node)
    }
}

final class MenuScreen: UIViewController {
    private let root = MenuNode(title: "Settings")

    override func viewDidLoad() {
        super.viewDidLoad()
        root.addChild(MenuNode(title: "Account"))
        root.addChild(MenuNode(title: "Privacy"))
        view.accessibilityLabel = root.title
    }
}
