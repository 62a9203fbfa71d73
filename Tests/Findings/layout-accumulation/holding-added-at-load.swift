// finding=none
// The layer is added when the view is loaded, and layout only gives it a frame and a path.
final class PulseViewController: UIViewController {
    private let ring = CAShapeLayer()
    private let heart = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(heart)
        heart.layer.addSublayer(ring)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        heart.frame = CGRect(x: 100, y: 200, width: 120, height: 120)
        ring.frame = heart.bounds
        ring.path = UIBezierPath(ovalIn: heart.bounds).cgPath
        heart.layer.cornerRadius = heart.bounds.width / 2
    }
}
