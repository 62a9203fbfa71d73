// finding=none
// The callback asks for a second pass, counts it, and then lets it be.
final class TwoPassViewController: UIViewController {
    private var passes = 0

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        refineIfNeeded()
    }

    private func refineIfNeeded() {
        guard passes < 2 else { return }
        passes += 1
        view.setNeedsLayout()
    }
}
