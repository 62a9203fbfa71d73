// finding=none
// The presenter gives the sheet a closure that it calls.
final class Store {
    static let shared = Store()
    var count = 0
}
final class ListViewController: UIViewController {
    private let label = UILabel()
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }
    private func refresh() { label.text = "\(Store.shared.count)" }
    func edit() {
        let editor = EditorViewController()
        editor.onChange = { [weak self] in self?.refresh() }
        present(editor, animated: true)
    }
}
final class EditorViewController: UIViewController {
    var onChange: (() -> Void)?
    override func viewDidLoad() {
        super.viewDidLoad()
        Store.shared.count += 1
        onChange?()
    }
}
