// finding=none
// The new subscription takes the place of the old one, which ends with its token.
private var subscription: AnyCancellable?

override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    subscription = Store.shared.changes.sink { [weak self] value in self?.show(value) }
}

private func show(_ value: Change) {}
