// finding=not-reverted-on-cancel
// The drawer's height constraint is closed on leaving and is opened only once, when the view is loaded.
final class DrawerViewController: UIViewController {
    private let drawer = UIView()
    private lazy var drawerHeight = drawer.heightAnchor.constraint(equalToConstant: 220)

    override func viewDidLoad() {
        super.viewDidLoad()
        drawer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(drawer)
        drawerHeight.isActive = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        drawerHeight.constant = 0  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
    }
}
