// finding=super-load-view
// The base class only decorates the default view, and the subclass, which calls super, then puts another in its place.
class DecoratedViewController: UIViewController {
    override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
    }
}

final class PlayerViewController: DecoratedViewController {
    private let surface = UIView()

    override func loadView() {
        super.loadView()
        surface.backgroundColor = .black
        view = surface  // <- super-load-view, launch, loadView
    }
}
