// finding=layout-loop
// There is a guard, but the height that it compares is never stored, so it never closes.
final class SheetContentController: UIViewController {
    private var lastHeight: CGFloat = 0
    private let body = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(body)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard view.bounds.height != lastHeight else { return }
        body.frame = view.bounds
        view.setNeedsLayout()  // <- layout-loop, launch, viewDidLayoutSubviews
    }
}
