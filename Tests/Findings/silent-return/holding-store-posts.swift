// finding=none
// The store posts a notification, which the presenter hears.
extension Notification.Name { static let changed = Notification.Name("changed") }
final class Store {
    static let shared = Store()
    var count = 0 { didSet { NotificationCenter.default.post(name: .changed, object: nil) } }
}
final class ListViewController: UIViewController {
    private let label = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: .changed, object: nil)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }
    @objc private func refresh() { label.text = "\(Store.shared.count)" }
    func edit() { present(EditorViewController(), animated: true) }
}
final class EditorViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Store.shared.count += 1
    }
}
