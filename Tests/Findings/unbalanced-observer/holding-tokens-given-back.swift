// finding=none
// The block observers' tokens are given back to the center at each disappearance.
final class QueueScreen: UIViewController {
    private var tokens: [NSObjectProtocol] = []
    private var length = 0

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tokens.append(NotificationCenter.default.addObserver(
            forName: Notification.Name("queueGrew"), object: nil, queue: .main
        ) { [weak self] _ in
            self?.length += 1
        })
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
        tokens.removeAll()
    }
}
