// finding=super-load-view
// Only a stored property is assigned after super, and its observer replaces the view.
final class ReceiptViewController: UIViewController {
    private var rootView: UIView? {
        didSet {
            guard let rootView = rootView else { return }
            view = rootView  // <- super-load-view, launch, loadView
        }
    }

    override func loadView() {
        super.loadView()
        rootView = UIStackView()
    }
}
