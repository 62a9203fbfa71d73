// finding=none drive=storyboard
// A coder initialiser and a similar method name, but loadViewIfNeeded is called, not overridden.
final class TrackViewController: UIViewController {
    private let sleeve = UIView()

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        hidesBottomBarWhenPushed = true
    }

    func prepareSleeve() {
        loadViewIfNeeded()
        sleeve.isHidden = true
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(sleeve)
    }
}
