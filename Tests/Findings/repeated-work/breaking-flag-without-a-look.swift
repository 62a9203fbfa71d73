// finding=repeated-work
// A flag says that the work goes on, and nobody looks.
final class A: UIViewController {
    var isLoading = false
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isLoading = true
        Task { [weak self] in  // <- repeated-work, push, viewWillAppear
            try? await Task.sleep(for: .seconds(1))
            self?.isLoading = false
        }
    }
}
