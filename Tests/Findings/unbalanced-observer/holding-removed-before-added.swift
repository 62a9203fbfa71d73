// finding=none
// The removal comes first in the same callback, so that there is never more than one registration.
let balanceChange = Notification.Name("balanceChange")

final class BalanceScreen: UIViewController {
    private var updates = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.removeObserver(self, name: balanceChange, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(update), name: balanceChange, object: nil)
    }

    @objc private func update() {
        updates += 1
    }
}
