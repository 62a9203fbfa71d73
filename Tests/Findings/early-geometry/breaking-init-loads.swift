// finding=early-geometry
// The initialiser reads the insets of a view that it thereby loads, long before there is a window.
final class DockViewController: UIViewController {
    private var dockHeight: CGFloat = 49

    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        dockHeight += view.safeAreaInsets.bottom  // <- early-geometry, launch, init
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
