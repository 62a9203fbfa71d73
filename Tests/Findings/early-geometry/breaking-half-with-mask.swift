// finding=early-geometry
// Half of the width grows by all of the difference: it is no half any more.
import UIKit
final class A: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let half = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: 44))  // <- early-geometry, removal, viewDidLoad
        half.autoresizingMask = .flexibleWidth
        view.addSubview(half)
    }
}
