// finding=unbalanced-observer
// Removed when it has disappeared, which a cancelled swipe never makes it do.
private var tokens: [NSObjectProtocol] = []
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tokens.append(NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { _ in })  // <- unbalanced-observer, swipe-cancel, viewWillAppear
}
override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
}
