// finding=layout-loop
// The layout callback sets a stored property, and its observer invalidates the layout even if the value is the same.
final class GridViewController: UIViewController {
    private var columns = 2 {
        didSet {
            view.setNeedsLayout()  // <- layout-loop, launch, viewDidLayoutSubviews
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        columns = view.bounds.width > 600 ? 4 : 2
    }
}
