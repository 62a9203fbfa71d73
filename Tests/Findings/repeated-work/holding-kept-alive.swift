// finding=none
// The task is started in an appearance callback, but only while there is none yet, and it is never forgotten before the end.
final class ChatViewController: UIViewController {
    private var connection: Task<Void, Never>?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        connectIfNeeded()
    }

    private func connectIfNeeded() {
        if connection == nil {
            connection = Task {
                await ChatSocket.shared.open()
            }
        }
    }

    deinit {
        connection?.cancel()
    }
}
