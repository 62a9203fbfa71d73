// finding=reversed-removal
// The method that is given the panes says something, and another one knows the key.
final class WorkspaceViewController: UIViewController {
    func close(_ panes: [String: UIViewController]) {
        print("closing the inspector")
        take(from: panes)
    }

    private func take(from panes: [String: UIViewController]) {
        guard let inspector = panes["inspector"] else { return }
        inspector.view.removeFromSuperview()
        inspector.removeFromParent()  // <- reversed-removal, launch, didMove
    }
}
