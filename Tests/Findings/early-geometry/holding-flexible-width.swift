// finding=none
// The width is that of the view, and follows it.
import UIKit
final class A: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let banner = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
        banner.autoresizingMask = .flexibleWidth
        view.addSubview(banner)
    }
}
