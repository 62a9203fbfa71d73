// finding=none
// Another name for the child, a list, and the right order for each of them.
final class BoardViewController: UIViewController {
    func clear(_ panes: [UIViewController], and header: UIViewController?) {
        guard let top = header else { return }
        for pane in panes + [top] {
            let outgoing = pane
            outgoing.willMove(toParent: nil)
            outgoing.view.removeFromSuperview()
            outgoing.removeFromParent()
        }
    }
}
