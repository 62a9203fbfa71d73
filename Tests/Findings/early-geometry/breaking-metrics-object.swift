// finding=early-geometry
// A plain object takes the measurements, but it is made in viewDidLoad and never measures again.
struct EdgeMetrics {
    let top: CGFloat
    let bottom: CGFloat

    init(of controller: UIViewController) {
        let insets = controller.view.safeAreaInsets  // <- early-geometry, launch, viewDidLoad
        top = insets.top
        bottom = insets.bottom
    }
}

final class ReaderViewController: UIViewController {
    private var metrics: EdgeMetrics?
    private let page = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(page)
        metrics = EdgeMetrics(of: self)
        if let metrics = metrics {
            page.frame = CGRect(x: 0, y: metrics.top, width: 300, height: 400)
        }
    }
}
