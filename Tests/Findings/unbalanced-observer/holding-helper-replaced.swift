// finding=none
// Each appearance makes a new helper that observes, and the disappearance before has released the old one.
final class KeyboardListener {
    init() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(moved), name: Notification.Name("keyboardMoved"), object: nil
        )
    }

    @objc private func moved() {}

    deinit {
        NotificationCenter.default.removeObserver(self)
    }
}

final class CommentScreen: UIViewController {
    private var keyboard: KeyboardListener?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        keyboard = KeyboardListener()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        keyboard = nil
    }
}
