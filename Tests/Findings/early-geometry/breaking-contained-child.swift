// finding=early-geometry
// The child computes its bar width when it loads, and the parent gives it a size only while laying out.
final class ProgressViewController: UIViewController {
    private var fullWidth: CGFloat = 0

    override func loadView() {
        view = UIView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fullWidth = view.bounds.size.width  // <- early-geometry, launch, viewDidLoad
    }
}

final class DownloadViewController: UIViewController {
    private let progress = ProgressViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(progress)
        view.addSubview(progress.view)
        progress.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        progress.view.frame = CGRect(x: 20, y: 80, width: 240, height: 8)
    }
}
