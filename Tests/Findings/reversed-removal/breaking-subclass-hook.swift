// finding=reversed-removal
// The base class removes the child and then calls a hook in which the subclass says what is about to happen.
class ContainerScreen: UIViewController {
    func remove(_ child: UIViewController) {
        child.view.removeFromSuperview()
        child.removeFromParent()  // <- reversed-removal, launch, didMove
        didRemove(child)
    }

    func didRemove(_ child: UIViewController) {}
}

final class EditorScreen: ContainerScreen {
    private let palette = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(palette)
        view.addSubview(palette.view)
        palette.didMove(toParent: self)
        remove(palette)
    }

    override func didRemove(_ child: UIViewController) {
        super.didRemove(child)
        child.willMove(toParent: nil)
    }
}
