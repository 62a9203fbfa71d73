// finding=none
// The height of the panel is a third of the screen's by chance only: it keeps to the lower edge.
import UIKit
final class A: UIViewController {
    private let panel = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let size = view.bounds.size
        panel.frame = CGRect(x: 0, y: size.height - 284, width: size.width, height: 284)
        panel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.addSubview(panel)
    }
}
