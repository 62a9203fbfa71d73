// finding=early-geometry
// A badge with a flexible margin has nothing to do with the width that was read for the header.
import UIKit
final class A: UIViewController {
    private let header = UIView()
    private let badge = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)  // <- early-geometry, removal, viewDidLoad
        view.addSubview(header)
        badge.frame = CGRect(x: 10, y: 10, width: 50, height: 20)
        badge.autoresizingMask = .flexibleLeftMargin
        view.addSubview(badge)
    }
}
