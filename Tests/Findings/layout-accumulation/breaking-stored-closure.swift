// finding=layout-accumulation
// The closure is stored once with a weak self, and each layout pass runs it and gets another ring.
final class RadarViewController: UIViewController {
    private let dish = UIView()
    private var afterLayout: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(dish)
        afterLayout = { [weak self] in
            guard let dish = self?.dish else { return }
            let ring = CAShapeLayer()
            ring.frame = dish.bounds.insetBy(dx: 4, dy: 4)
            dish.layer.addSublayer(ring)  // <- layout-accumulation, cover, viewDidLayoutSubviews
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        afterLayout?()
    }
}
