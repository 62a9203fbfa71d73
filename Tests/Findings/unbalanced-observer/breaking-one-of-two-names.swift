// finding=unbalanced-observer
// Two names are observed in an extension's method, and its counterpart gives back one of them.
extension LoginScreen {
    func observeKeyboard() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardMoved), name: UIResponder.keyboardWillShowNotification, object: nil
        )
        center.addObserver(  // <- unbalanced-observer, push, viewWillAppear
            self, selector: #selector(keyboardMoved), name: UIResponder.keyboardWillHideNotification, object: nil
        )
    }

    func ignoreKeyboard() {
        NotificationCenter.default.removeObserver(
            self, name: UIResponder.keyboardWillShowNotification, object: nil
        )
    }
}

final class LoginScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        observeKeyboard()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        ignoreKeyboard()
    }

    @objc func keyboardMoved() {}
}
