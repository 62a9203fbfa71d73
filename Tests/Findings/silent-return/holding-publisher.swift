// finding=none
// The presenter gives a publisher a closure that reads the value.
final class Store {
    static let shared = Store()
    let subject = PassthroughSubject<Void, Never>()
    var count = 0 { didSet { subject.send(()) } }
}
final class ListViewController: UIViewController {
    private let label = UILabel()
    private var subscriptions = Set<AnyCancellable>()
    override func viewDidLoad() {
        super.viewDidLoad()
        Store.shared.subject.sink { [weak self] in self?.refresh() }.store(in: &subscriptions)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }
    private func refresh() { label.text = "\(Store.shared.count)" }
    func edit() { present(EditorViewController(), animated: true) }
}
final class EditorViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Store.shared.count += 1
    }
}
