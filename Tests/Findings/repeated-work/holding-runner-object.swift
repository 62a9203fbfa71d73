// finding=none
// A task runner that is no controller starts a task per appearance and cancels its last one before it does.
final class TaskRunner {
    private var current: Task<Void, Never>?

    func restart(_ name: String) {
        stop()
        current = Task {
            await JobQueue.shared.run(name)
        }
    }

    func stop() {
        current?.cancel()
        current = nil
    }
}

final class JobsViewController: UIViewController {
    private let runner = TaskRunner()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        runner.restart("visible jobs")
    }

    deinit {
        runner.stop()
    }
}
