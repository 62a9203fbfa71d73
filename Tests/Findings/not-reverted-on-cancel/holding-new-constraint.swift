// finding=none
// The constraint is made and activated once, and nothing was before it.
import UIKit
final class A: UIViewController {
    private let box = UIView()
    private var top: NSLayoutConstraint?
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if top == nil {
            view.addSubview(box)
            top = box.topAnchor.constraint(equalTo: view.topAnchor)
            top?.isActive = true
        }
    }
}
