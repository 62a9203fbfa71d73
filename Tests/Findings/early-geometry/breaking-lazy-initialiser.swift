// finding=early-geometry
// The lazy toolbar takes its height from the safe area, and viewDidLoad is the first to touch it.
final class DrawingViewController: UIViewController {
    private lazy var toolbar: UIView = {
        let height = 44 + self.view.safeAreaInsets.bottom  // <- early-geometry, launch, viewDidLoad
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        bar.backgroundColor = .systemGray
        return bar
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(toolbar)
    }
}
