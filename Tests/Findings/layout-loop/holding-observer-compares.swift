// finding=none
// The observer of the stored property invalidates the layout too, but only if the value has changed.
final class ColumnsViewController: UIViewController {
    private var columns = 1 {
        didSet {
            guard columns != oldValue else { return }
            view.setNeedsLayout()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        columns = view.bounds.width > 700 ? 3 : 2
    }
}
