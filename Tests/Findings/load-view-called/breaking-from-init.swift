// finding=load-view-called
// The initialiser loads the view by hand, without even a receiver in the text.
final class BadgeViewController: UIViewController {
    private let dot = UIView()

    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        loadView()  // <- load-view-called, launch, loadView
        view.addSubview(dot)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
