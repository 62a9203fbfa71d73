// finding=direct-appearance-call
// The screen calls its own callback when the app goes to the background.
class ClockScreen: UIViewController {
    private var token: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
        ) { [weak self] _ in
            self?.viewWillDisappear(false)  // <- direct-appearance-call, background, viewWillDisappear
        }
    }

    deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}
