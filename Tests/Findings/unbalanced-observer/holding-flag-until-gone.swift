// finding=none
// It ends in viewDidDisappear, and a flag skips the second viewWillAppear of a cancelled swipe back.
let backupProgress = Notification.Name("backupProgress")

final class BackupScreen: UIViewController {
    private var observing = false {
        didSet {
            guard observing != oldValue else { return }
            let center = NotificationCenter.default
            if observing {
                center.addObserver(self, selector: #selector(progressed), name: backupProgress, object: nil)
            } else {
                center.removeObserver(self, name: backupProgress, object: nil)
            }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        observing = true
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        observing = false
    }

    @objc private func progressed() {}
}
