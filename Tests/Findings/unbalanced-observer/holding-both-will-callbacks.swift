// finding=none
// Both will callbacks come in a cancelled swipe back, so that the pair stays balanced.
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(shift), name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(self, selector: #selector(shift), name: UIResponder.keyboardWillHideNotification, object: nil)
}

override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let center = NotificationCenter.default
    center.removeObserver(self, name: UIResponder.keyboardWillShowNotification, object: nil)
    center.removeObserver(self, name: UIResponder.keyboardWillHideNotification, object: nil)
}

@objc private func shift() {}
