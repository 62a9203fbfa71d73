// finding=early-geometry
// The logo is put into the middle in time, the ring stays where the middle was.
import UIKit
final class A: UIViewController {
    private let ring = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    private let logo = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        ring.center = CGPoint(x: 100, y: view.center.y)  // <- early-geometry, sheet-cancel, viewDidLoad
        view.addSubview(ring)
        logo.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        logo.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
        view.addSubview(logo)
    }
}
