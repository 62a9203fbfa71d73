// finding=none
// Each start cancels what ran before, and the last task ends when the screen has disappeared.
final class QuoteScreen: UIViewController {
    private var quotes: Task<Void, Never>?
    private var count = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        restart()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        quotes?.cancel()
    }

    private func restart() {
        quotes?.cancel()
        let stream = QuoteService.shared.stream
        quotes = Task { [weak self] in
            for await _ in stream {
                self?.count += 1
            }
        }
    }
}
