// finding=none
// The override is there and nobody but UIKit calls it: the parent just reads the child's view.
final class SidebarViewController: UIViewController {
    override func loadView() {
        view = UITableView()
    }
}

func attach(_ sidebar: UIViewController, to parent: UIViewController) {
    parent.addChild(sidebar)
    parent.view.addSubview(sidebar.view)
    sidebar.didMove(toParent: parent)
}

final class MailViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        attach(SidebarViewController(), to: self)
    }
}
