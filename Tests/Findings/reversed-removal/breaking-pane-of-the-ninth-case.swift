// finding=reversed-removal
// The panes are given by their kinds, and the one of the ninth kind is taken out without an announcement.
enum Kind {
    case files, search, changes, tests, issues, breakpoints, reports, timeline, inspector, library
}

final class WorkspaceViewController: UIViewController {
    func closeInspector(of panes: [Kind: UIViewController]) {
        guard let inspector = panes[.inspector] else { return }
        inspector.view.removeFromSuperview()
        inspector.removeFromParent()  // <- reversed-removal, launch, didMove
    }
}
