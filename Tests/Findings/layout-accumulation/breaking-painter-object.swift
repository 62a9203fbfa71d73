// finding=layout-accumulation
// A painter that is no controller decorates whatever view it is given, and it is asked to do so in each pass.
final class ShadowPainter {
    private(set) var painted = 0

    func paint(on target: UIView) {
        let shadow = CALayer()
        shadow.frame = target.bounds
        shadow.opacity = 0.2
        target.layer.insertSublayer(shadow, at: 0)  // <- layout-accumulation, cover, viewDidLayoutSubviews
        painted += 1
    }
}

final class PosterViewController: UIViewController {
    private let painter = ShadowPainter()
    private let poster = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(poster)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        painter.paint(on: poster)
    }
}
