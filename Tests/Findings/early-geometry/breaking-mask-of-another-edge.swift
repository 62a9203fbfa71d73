// finding=early-geometry
// What was put into the middle keeps its distance to the right edge, and leaves the middle.
import UIKit
final class A: UIViewController {
    private let spinner = UIActivityIndicatorView()

    override func viewDidLoad() {
        super.viewDidLoad()
        spinner.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        view.addSubview(spinner)
        spinner.center = CGPoint(x: view.bounds.midX, y: 40)  // <- early-geometry, removal, viewDidLoad
    }
}
