// finding=early-geometry
// What is read is another value later, whatever it is read for.
import UIKit
final class A: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded with", view.bounds.size)  // <- early-geometry, sheet-cancel, viewDidLoad
    }
}
