// finding=early-geometry
// The window has become narrow while another tab was shown, which the traits do not tell yet.
final class CatalogueScreen: UIViewController {
    private let sidebar = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(sidebar)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        sidebar.isHidden = traitCollection.horizontalSizeClass == .compact  // <- early-geometry, resize, viewWillAppear
    }
}
