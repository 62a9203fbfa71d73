// finding=direct-appearance-call
// The screen calls its own callback when the app goes to the background.
class ClockScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(pause), name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    @objc private func pause(_ notification: Notification) {
        if notification.name == UIApplication.didEnterBackgroundNotification { viewWillDisappear(false) }
    }
}
