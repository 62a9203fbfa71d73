// finding=none
// Of the bounds only the width is used, and the mask keeps to it.
import UIKit
final class BannerViewController: UIViewController {
    private let banner = UIView()
    private let body = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let area = view.bounds
        banner.frame = CGRect(x: 0, y: 0, width: area.width, height: 44)
        banner.autoresizingMask = .flexibleWidth
        view.addSubview(banner)
        body.frame = CGRect(x: 0, y: 160, width: area.width, height: area.height - 160)
        body.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(body)
    }
}
