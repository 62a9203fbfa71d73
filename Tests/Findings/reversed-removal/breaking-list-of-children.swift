// finding=reversed-removal
// All panes are given as a list and taken out in a loop that forgets the announcement.
final class BoardViewController: UIViewController {
    func clear(_ panes: [UIViewController]) {
        for pane in panes {
            pane.view.removeFromSuperview()
            pane.removeFromParent()  // <- reversed-removal, launch, didMove
        }
    }
}
