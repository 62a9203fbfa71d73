// finding=missing-did-move
// A result builder does nothing in a body that has a return.
import UIKit
final class A: UIViewController {
    private let child = UIViewController()

    @PaneBuilder private func embedded() -> UIView {
        addChild(child)  // <- missing-did-move, launch, willMove
        return child.view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(embedded())
    }
}
