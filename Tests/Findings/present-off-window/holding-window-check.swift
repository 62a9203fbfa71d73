// finding=none
// It is tried in viewWillAppear as well, but only a screen that is in a window goes on.
final class NoticeScreen: UIViewController {
    private var notice: UIAlertController?

    override func viewDidLoad() {
        super.viewDidLoad()
        notice = UIAlertController(title: "Offline", message: nil, preferredStyle: .alert)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showNotice()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showNotice()
    }

    private func showNotice() {
        guard viewIfLoaded?.window != nil, let alert = notice else { return }
        notice = nil
        present(alert, animated: true)
    }
}
