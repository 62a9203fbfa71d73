// finding=none
// The cancel pairs with viewWillAppear even when a swipe back is cancelled, since both come again then.
final class ScoresViewController: UIViewController {
    private var updates: Task<Void, Never>?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        startUpdates()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stopUpdates()
    }
}

extension ScoresViewController {
    private func startUpdates() {
        updates = Task {
            await ScoreFeed.shared.connect()
        }
    }

    private func stopUpdates() {
        updates?.cancel()
        updates = nil
    }
}
