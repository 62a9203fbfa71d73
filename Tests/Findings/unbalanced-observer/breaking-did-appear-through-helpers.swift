// finding=unbalanced-observer
// The two did callbacks look like a pair, but a cancelled swipe back repeats viewDidAppear alone.
private func connect() {
    NotificationCenter.default.addObserver(  // <- unbalanced-observer, swipe-cancel, viewDidAppear
        self, selector: #selector(syncFinished), name: Notification.Name("syncFinished"), object: nil
    )
}

private func disconnect() {
    NotificationCenter.default.removeObserver(self)
}

override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    connect()
}

override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    disconnect()
}

@objc private func syncFinished() {
    print("synced")
}
