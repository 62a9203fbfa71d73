// finding=not-reverted-on-cancel
// Only a stored property is set when the screen is about to leave, but its observer hides a view.
final class CameraViewController: UIViewController {
    private let shutter = UIButton()
    private var isLive = true {
        didSet {
            shutter.isHidden = !isLive  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(shutter)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isLive = false
    }
}
