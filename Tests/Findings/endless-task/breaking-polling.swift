// finding=endless-task
// The task waits a while, looks, and waits again, as long as nobody cancels it.
final class QueueScreen: UIViewController {
    private var length = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(5))  // <- endless-task, launch, viewDidDisappear
                length += 1
            }
        }
    }
}
