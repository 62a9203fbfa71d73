// finding=none
// The view reads its size where it is made, and again in each of its own layouts.
final class RingView: UIView {
    private let ring = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(ring)
        ring.frame = bounds
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        ring.frame = bounds
    }
}

final class RingScreen: UIViewController {
    private let ring = RingView(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(ring)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        ring.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.width)
    }
}
