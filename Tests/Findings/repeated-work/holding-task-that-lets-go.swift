// finding=none
// The task says itself that it is over, and what begins the next one looks.
final class A: UIViewController {
    var loading: Task<Void, Never>?
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        loading?.cancel()
        loading = Task { [weak self] in
            defer { self?.loading = nil }
            try? await Task.sleep(for: .seconds(1))
        }
    }
}
