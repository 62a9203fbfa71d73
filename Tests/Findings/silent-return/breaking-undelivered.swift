// finding=silent-return
// Nobody tells the presenter, which reads the value when it appears.
final class Store {
    static let shared = Store()
    var count = 0
}
final class ListViewController: UIViewController {
    private let label = UILabel()
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        label.text = "\(Store.shared.count)"
    }
    func edit() { present(EditorViewController(), animated: true) }
}
final class EditorViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Store.shared.count += 1  // <- silent-return, launch, viewDidDisappear
    }
}
