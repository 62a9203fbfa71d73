// finding=none
// A task that is cancelled ends with its own error, which is of no other type.
final class DetailViewController: UIViewController {
    private var load: Task<Void, Never>?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard load == nil else { return }
        load = Task { [weak self] in
            do {
                try await Task.sleep(for: .milliseconds(200))
                self?.title = "Loaded"
            } catch is CancellationError {
                return
            } catch {
                self?.show(message: error.localizedDescription)
            }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        load?.cancel()
        load = nil
    }

    private func show(message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        present(alert, animated: true)
    }
}
