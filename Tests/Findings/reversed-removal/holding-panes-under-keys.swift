// Panes that are given under keys are taken out as they should be.
final class WorkspaceViewController: UIViewController {
    func hide(_ panes: [String: UIViewController]) {
        for pane in panes.values {
            pane.willMove(toParent: nil)
            pane.view.removeFromSuperview()
            pane.removeFromParent()
        }
    }
}
