// finding=none
// The lazy property reads the bounds of an empty root view, but layout is the first to touch it.
final class StripViewController: UIViewController {
    private lazy var columnWidth: CGFloat = self.view.bounds.width / 4
    private let column = UIView()

    override func loadView() {
        view = UIView()
        view.addSubview(column)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        column.frame = CGRect(x: 0, y: 0, width: columnWidth, height: 40)
    }
}
