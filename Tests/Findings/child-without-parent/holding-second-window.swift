// finding=none
// The toast's controller is the root of a window of its own, which is a complete home for its view.
final class PlayerScreen: UIViewController {
    private var toastWindow: UIWindow?

    override func viewDidLoad() {
        super.viewDidLoad()
        let overlay = UIWindow()
        overlay.rootViewController = ToastScreen()
        overlay.isHidden = false
        toastWindow = overlay
    }
}

final class ToastScreen: UIViewController {
    private let message = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        message.text = "Playback started"
        view.addSubview(message)
    }
}
