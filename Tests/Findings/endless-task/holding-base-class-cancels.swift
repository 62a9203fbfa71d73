// finding=none
// The subclass starts the task and never mentions cancel, its base class does when it disappears.
class ListeningScreen: UIViewController {
    var listening: Task<Void, Never>? {
        didSet { oldValue?.cancel() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        listening = nil
    }
}

final class NewsScreen: ListeningScreen {
    private var headlines = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let wire = NewsWire.shared.headlines
        listening = Task {
            for await _ in wire {
                self.headlines += 1
            }
        }
    }
}
