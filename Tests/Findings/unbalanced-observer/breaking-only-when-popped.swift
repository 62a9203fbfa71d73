// finding=unbalanced-observer
// It unregisters when it is popped, but a switch of tabs or a cover is followed by another registration, too.
final class ThreadScreen: UIViewController {
    private var replies = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(  // <- unbalanced-observer, push, viewWillAppear
            self, selector: #selector(replyArrived), name: Notification.Name("replyArrived"), object: nil
        )
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        guard isMovingFromParent || isBeingDismissed else { return }
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func replyArrived() {
        replies += 1
    }
}
