// finding=view-read-in-load-view
// The constraints are made against view's anchors before the new root becomes the view.
final class HintViewController: UIViewController {
    private let hint = UILabel()

    override func loadView() {
        let root = UIView()
        hint.text = "Swipe to start"
        hint.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(hint)
        let centre = hint.centerXAnchor.constraint(equalTo: view.centerXAnchor)  // <- view-read-in-load-view, launch, loadView
        view = root
        centre.isActive = true
    }
}
