// finding=late-ui-change
// The base class gives its subclasses a hook for being on screen, and a grandchild changes its button there.
class TrackedController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        didBecomeVisible()
    }

    func didBecomeVisible() {}
}

class ActionController: TrackedController {
    let action = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        action.isEnabled = false
        view.addSubview(action)
    }
}

final class PurchaseController: ActionController {
    override func didBecomeVisible() {
        super.didBecomeVisible()
        action.isEnabled = true  // <- late-ui-change, push, viewDidAppear
    }
}
