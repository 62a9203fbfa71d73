// finding=present-off-window
// The presentation sits in an observer, and the property is first set while the view loads.
final class WalletScreen: UIViewController {
    private var warning: String? {
        didSet {
            guard let warning = warning else { return }
            let alert = UIAlertController(title: warning, message: nil, preferredStyle: .alert)
            present(alert, animated: true)  // <- present-off-window, launch, viewDidLoad
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        warning = "Your card expires soon"
    }
}
