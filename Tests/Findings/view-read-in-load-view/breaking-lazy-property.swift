// finding=view-read-in-load-view
// The lazy overlay is first touched in loadView, and its initialiser asks self for the view.
final class ScannerViewController: UIViewController {
    private lazy var overlay: UIView = {
        let overlay = UIView()
        overlay.tintColor = self.view.tintColor  // <- view-read-in-load-view, launch, loadView
        return overlay
    }()

    override func loadView() {
        let root = UIView()
        root.addSubview(overlay)
        view = root
    }
}
