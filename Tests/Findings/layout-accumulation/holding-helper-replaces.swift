// finding=none
// The painter object keeps a layer for each view that it knows and swaps it for the new one.
final class BorderPainter {
    private var current: CALayer?

    func paint(_ target: UIView) {
        let border = CALayer()
        border.frame = target.bounds
        border.borderWidth = 1
        if let old = current {
            old.removeFromSuperlayer()
        }
        target.layer.addSublayer(border)
        current = border
    }
}

final class CouponViewController: UIViewController {
    private let painter = BorderPainter()
    private let coupon = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(coupon)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        painter.paint(coupon)
    }
}
