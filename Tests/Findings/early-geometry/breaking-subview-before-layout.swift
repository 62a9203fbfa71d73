// finding=early-geometry
// The banner gets its frame while laying out, so its height is still zero when viewWillAppear asks for it.
final class NewsViewController: UIViewController {
    private let banner = UIView()
    private var bannerHeight: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(banner)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        bannerHeight = banner.frame.height  // <- early-geometry, launch, viewWillAppear
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 120)
    }
}
