// finding=reversed-removal
// The key is a constant of another type, and the method writes out something else.
enum Keys {
    static let inspector = "inspector"
}

final class WorkspaceViewController: UIViewController {
    func closeInspector(of panes: [String: UIViewController]) {
        print("closing the inspector")
        guard let inspector = panes[Keys.inspector] else { return }
        inspector.view.removeFromSuperview()
        inspector.removeFromParent()  // <- reversed-removal, launch, didMove
    }
}
