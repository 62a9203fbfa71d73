// finding=none
// A flag says that the work goes on, and the work takes it down.
final class A: UIViewController {
    var isLoading = false
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !isLoading else { return }
        isLoading = true
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(1))
            self?.isLoading = false
        }
    }
}
