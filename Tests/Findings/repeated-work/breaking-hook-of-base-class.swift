// finding=repeated-work
// The base class calls its hook on every appearance, and a grandchild class, in an extension, fills it with a request.
class VisibleController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becameVisible()
    }

    @objc func becameVisible() {}
}

class AccountController: VisibleController {
    fileprivate var balance: Any?
}

final class SavingsController: AccountController {}

extension SavingsController {
    override func becameVisible() {
        super.becameVisible()
        BankClient.shared.balance(of: "savings") { [weak self] amount in  // <- repeated-work, push, viewDidAppear
            self?.balance = amount
        }
    }
}
