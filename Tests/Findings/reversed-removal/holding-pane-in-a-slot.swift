// Children are given in a structure, a set, a tuple and a list that may be missing, and all hear of it.
struct Slot {
    let name: String
    var pane: UIViewController?
}

final class DeskViewController: UIViewController {
    func empty(_ slot: Slot) { remove(slot.pane) }

    func clear(_ panes: Set<UIViewController>) { panes.forEach { remove($0) } }

    func close(_ pair: (left: UIViewController, right: UIViewController)) {
        remove(pair.left)
        remove(pair.right)
    }

    func closeAll(_ panes: [UIViewController]?) {
        for pane in panes ?? [] { remove(pane) }
    }

    private func remove(_ pane: UIViewController?) {
        pane?.willMove(toParent: nil)
        pane?.view.removeFromSuperview()
        pane?.removeFromParent()
    }
}
