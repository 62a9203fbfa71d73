// finding=view-read-in-load-view
// Setting a stored property in loadView runs its observer, and the observer reads view before it exists.
final class DocumentViewController: UIViewController {
    private var isReadOnly = false {
        didSet {
            view.isUserInteractionEnabled = !isReadOnly  // <- view-read-in-load-view, launch, loadView
        }
    }

    override func loadView() {
        let root = UITextView()
        isReadOnly = true
        self.view = root
    }
}
