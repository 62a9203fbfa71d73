// finding=none
// Only the margins at the sides are flexible, and only the place at the side was read.
import UIKit
final class A: UIViewController {
    private let spinner = UIActivityIndicatorView()

    override func viewDidLoad() {
        super.viewDidLoad()
        spinner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        view.addSubview(spinner)
        spinner.center = CGPoint(x: view.bounds.midX, y: 40)
    }
}
