// finding=none
// The weak capture lets the deinitializer run, and that cancels the task.
final class TransferScreen: UIViewController {
    private var progress: Task<Void, Never>?
    private var steps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let updates = TransferQueue.shared.updates
        progress = Task { [weak self] in
            for await _ in updates {
                self?.steps += 1
            }
        }
    }

    deinit {
        progress?.cancel()
    }
}
