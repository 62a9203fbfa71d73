// finding=none
// The constraint is made and activated once, and the passes only change its constant.
final class SidebarViewController: UIViewController {
    private let sidebar = UIView()
    private lazy var width = sidebar.widthAnchor.constraint(equalToConstant: 240)

    override func viewDidLoad() {
        super.viewDidLoad()
        sidebar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sidebar)
        NSLayoutConstraint.activate([width])
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        width.constant = view.bounds.width > 600 ? 320 : 240
    }
}
