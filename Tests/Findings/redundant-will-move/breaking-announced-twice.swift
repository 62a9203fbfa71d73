// finding=redundant-will-move
// A helper announces the removal, and its caller had done so.
final class PlayerViewController: UIViewController {
    private let queue = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(queue)
        view.addSubview(queue.view)
        queue.didMove(toParent: self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard queue.parent != nil else { return }
        queue.willMove(toParent: nil)
        takeOut(queue)
    }

    private func takeOut(_ pane: UIViewController) {
        pane.willMove(toParent: nil)  // <- redundant-will-move, launch, willMove
        pane.view.removeFromSuperview()
        pane.removeFromParent()
    }
}
