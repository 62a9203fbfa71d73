// finding=reversed-removal
// Of ten names that the method writes out, the ninth is the key of the pane that is taken out.
final class WorkspaceViewController: UIViewController {
    func closeInspector(of panes: [String: UIViewController]) {
        let names = [
            "files", "search", "changes", "tests", "issues", "breakpoints", "reports", "timeline",
        ]
        title = names.joined(separator: ", ")
        guard let inspector = panes["inspector"] else { return }
        inspector.view.removeFromSuperview()
        inspector.removeFromParent()  // <- reversed-removal, launch, didMove
        title = "closed"
    }
}
