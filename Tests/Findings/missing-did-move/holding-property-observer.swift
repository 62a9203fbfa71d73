// finding=none
// Setting the property replaces the child with all calls in order.
final class HostViewController: UIViewController {
    var content: UIViewController? {
        didSet { replace(oldValue, with: content) }
    }

    private func replace(_ old: UIViewController?, with new: UIViewController?) {
        if let old {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        if let new {
            addChild(new)
            view.addSubview(new.view)
            new.didMove(toParent: self)
        }
    }
}
