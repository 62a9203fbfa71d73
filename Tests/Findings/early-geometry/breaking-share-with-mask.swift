// finding=early-geometry
// Two fifths of the width grow by all of the difference, and are more than two fifths then.
import UIKit
final class A: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let side = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width * 0.4, height: 44))  // <- early-geometry, removal, viewDidLoad
        side.autoresizingMask = .flexibleWidth
        view.addSubview(side)
    }
}
