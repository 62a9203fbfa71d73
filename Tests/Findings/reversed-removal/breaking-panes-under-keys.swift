// finding=reversed-removal
// The panes are given under keys, and one that is named is taken out without an announcement.
final class WorkspaceViewController: UIViewController {
    func hideSidebar(of panes: [String: UIViewController]) {
        guard let sidebar = panes["sidebar"] else { return }
        sidebar.view.removeFromSuperview()
        sidebar.removeFromParent()  // <- reversed-removal, launch, didMove
    }
}
