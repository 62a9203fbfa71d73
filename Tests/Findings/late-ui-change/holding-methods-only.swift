// finding=none
// Taking the focus and telling others about it are method calls and stored properties, no properties of views.
final class SearchViewController: UIViewController {
    private let field = UITextField()
    private var hasAppeared = false
    private var visits = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        visits += 1
        field.becomeFirstResponder()
        Analytics.shared.track("search", properties: ["visit": visits])
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        field.resignFirstResponder()
    }
}
