// finding=missing-did-move
// The helper is mixed in by a protocol.
protocol Embedding: AnyObject {
    var container: UIView { get }
}

extension Embedding where Self: UIViewController {
    func embed(_ child: UIViewController) {
        addChild(child)  // <- missing-did-move, launch, willMove
        container.addSubview(child.view)
    }
}

final class ShellViewController: UIViewController, Embedding {
    var container: UIView { view }
}
