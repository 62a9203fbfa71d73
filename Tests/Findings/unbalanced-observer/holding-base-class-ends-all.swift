// finding=none
// Subclasses register in a hook and never unregister, because their base class does so for all of them.
class ObservingScreen: UIViewController {
    func startObserving(_ center: NotificationCenter) {}

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        startObserving(NotificationCenter.default)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self)
    }
}

final class HealthScreen: ObservingScreen {
    override func startObserving(_ center: NotificationCenter) {
        super.startObserving(center)
        center.addObserver(self, selector: #selector(changed), name: Notification.Name("steps"), object: nil)
        center.addObserver(self, selector: #selector(changed), name: Notification.Name("sleep"), object: nil)
    }

    @objc private func changed() {}
}
