// finding=early-geometry
// A layer has no mask: the gradient keeps the size that the view had at first.
import UIKit
final class SkyViewController: UIViewController {
    private let picture = UIImageView()
    private let gradient = CAGradientLayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        let area = view.bounds  // <- early-geometry, sheet-cancel, viewDidLoad
        picture.frame = area
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(picture)
        gradient.frame = area
        view.layer.addSublayer(gradient)
    }
}
