// finding=none
// After super the view property of a wrapper object, no controller, is assigned, and the root view stays.
final class Placeholder {
    var view: UIView?
    var isActive = false
}

final class InboxViewController: UIViewController {
    private let placeholder = Placeholder()

    override func loadView() {
        super.loadView()
        placeholder.view = UILabel()
        placeholder.isActive = true
        if let empty = placeholder.view {
            view.addSubview(empty)
        }
    }
}
