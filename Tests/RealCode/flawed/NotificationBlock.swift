import UIKit

final class InboxViewController: UITableViewController {
    private var unread = 0
    private let store: InboxStore

    init(store: InboxStore) {
        self.store = store
        super.init(style: .plain)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        tableView.rowHeight = UITableView.automaticDimension
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
        NotificationCenter.default.addObserver(forName: .inboxChanged, object: store, queue: .main) { _ in
            self.unread = self.store.messages.count
            self.tableView.reloadData()
            self.updateBadge()
        }
    }

    private func updateBadge() {
        navigationController?.tabBarItem.badgeValue = unread > 0 ? "\(unread)" : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.messages.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
        cell.textLabel?.text = store.messages[indexPath.row]
        return cell
    }
}

extension Notification.Name {
    static let inboxChanged = Notification.Name("inboxChanged")
}

final class InboxStore {
    private(set) var messages: [String] = [] {
        didSet { NotificationCenter.default.post(name: .inboxChanged, object: self) }
    }
    func add(_ s: String) { messages.append(s) }
}
