// finding=none
// What is invalidated after layout is drawing and the status bar, and neither is layout.
final class RingViewController: UIViewController {
    private let ring = UIView()
    private var hidesBar = false

    override var prefersStatusBarHidden: Bool {
        return hidesBar
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(ring)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        ring.frame = CGRect(x: 40, y: 40, width: 80, height: 80)
        ring.setNeedsDisplay()
        hidesBar = view.bounds.width > view.bounds.height
        setNeedsStatusBarAppearanceUpdate()
    }
}
