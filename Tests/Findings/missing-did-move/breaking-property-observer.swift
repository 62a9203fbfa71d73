// finding=missing-did-move
// The child is contained when a property is set.
final class ShellViewController: UIViewController {
    var content: UIViewController? {
        didSet {
            guard let content else { return }
            addChild(content)  // <- missing-did-move, launch, willMove
            view.addSubview(content.view)
        }
    }
}
