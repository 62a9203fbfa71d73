// finding=missing-did-move
// The shared extension leaves the notification to its callers, and the only caller does not know that.
extension UIViewController {
    func host(_ controller: UIViewController, in slot: UIView) {
        addChild(controller)  // <- missing-did-move, launch, willMove
        slot.addSubview(controller.view)
    }
}

class FormScreen: UIViewController {
    let slot = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(slot)
    }
}

final class AddressScreen: FormScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        host(UIViewController(), in: slot)
    }
}
