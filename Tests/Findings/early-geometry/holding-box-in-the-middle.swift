// finding=none
// A box in the middle keeps its width, and the margins at both of its sides are flexible.
import UIKit
final class A: UIViewController {
    private let box = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let width = view.bounds.width
        box.frame = CGRect(x: ((width - 120) / 2).rounded(), y: 20, width: 120, height: 44)
        box.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        view.addSubview(box)
    }
}
