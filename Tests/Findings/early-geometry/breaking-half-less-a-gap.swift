// finding=early-geometry
// One of two columns grows by all of the difference, and covers the other.
import UIKit
final class A: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let left = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width / 2 - 8, height: 44))  // <- early-geometry, removal, viewDidLoad
        left.autoresizingMask = .flexibleWidth
        view.addSubview(left)
    }
}
