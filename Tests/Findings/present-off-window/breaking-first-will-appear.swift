// finding=present-off-window
// A flag limits it to the first appearance, and at that appearance's start there is no window yet.
final class LockedScreen: UIViewController {
    private var hasAskedForCode = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !hasAskedForCode else { return }
        hasAskedForCode = true
        let codeEntry = UIViewController()
        codeEntry.modalPresentationStyle = .fullScreen
        present(codeEntry, animated: false)  // <- present-off-window, launch, viewWillAppear
    }
}
