// finding=early-geometry
// The bounds are read through a key path that was made before.
final class PanelViewController: UIViewController {
    private let size = \UIViewController.view.bounds
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.frame = self[keyPath: size]  // <- early-geometry, sheet-cancel, viewDidLoad
    }
}
