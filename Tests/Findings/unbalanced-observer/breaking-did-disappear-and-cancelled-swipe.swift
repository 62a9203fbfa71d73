// finding=unbalanced-observer
// A cancelled swipe back brings a second viewWillAppear without a viewDidDisappear, so one registration is left over.
let themeChange = Notification.Name("themeChange")

final class ThemeScreen: UIViewController {
    private var changes = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(self, selector: #selector(apply), name: themeChange, object: nil)  // <- unbalanced-observer, swipe-cancel, viewWillAppear
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        NotificationCenter.default.removeObserver(self, name: themeChange, object: nil)
    }

    @objc private func apply() {
        changes += 1
    }
}
