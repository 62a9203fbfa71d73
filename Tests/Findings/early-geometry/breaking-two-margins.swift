// finding=early-geometry
// Only the margins at the sides are flexible, so the height that was read stays.
import UIKit
final class A: UIViewController {
    private let spinner = UIActivityIndicatorView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(spinner)
        spinner.center = view.center  // <- early-geometry, sheet-cancel, viewDidLoad
        spinner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    }
}
