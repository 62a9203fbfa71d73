// finding=unbalanced-observer
// The loop that unregisters leaves out the last name of the loop that registers.
final class MonitorScreen: UIViewController {
    private let names = [Notification.Name("cpu"), Notification.Name("disk"), Notification.Name("net")]
    private var alerts = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        names.forEach {
            NotificationCenter.default.addObserver(self, selector: #selector(alert), name: $0, object: nil)  // <- unbalanced-observer, push, viewWillAppear
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for index in 0..<(names.count - 1) {
            NotificationCenter.default.removeObserver(self, name: names[index], object: nil)
        }
    }

    @objc private func alert() {
        alerts += 1
    }
}
