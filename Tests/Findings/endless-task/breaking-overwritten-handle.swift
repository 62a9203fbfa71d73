// finding=endless-task
// The second task takes the place of the first in the property, so that only the second is ever cancelled.
final class MarketScreen: UIViewController {
    private var feed: Task<Void, Never>?
    private var ticks = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        follow(Exchange.shared.stocks)
        follow(Exchange.shared.bonds)
    }

    private func follow(_ quotes: AsyncStream<Double>) {
        feed = Task {
            for await _ in quotes {  // <- endless-task, launch, viewDidDisappear
                self.ticks += 1
            }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        feed?.cancel()
    }
}
