import UIKit

/// Base class for lists that come from the server and follow changes of the account.
class RemoteListViewController: UIViewController {
    let tableView = UITableView(frame: .zero, style: .plain)
    private var observers: [NSObjectProtocol] = []

    deinit {
        for observer in observers {
            NotificationCenter.default.removeObserver(observer)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        fetch()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        observe("AccountDidChange")
        observe("CurrencyDidChange")
    }

    /// For subclasses: ask the server. The base class has nothing to ask for.
    func fetch() {
    }

    private func observe(_ name: String) {
        let token = NotificationCenter.default.addObserver(
            forName: Notification.Name(name),
            object: nil,
            queue: .main
        ) { [weak self] _ in
            self?.fetch()
        }
        observers.append(token)
    }
}

final class InvoiceListViewController: RemoteListViewController {
    private let store = InvoiceStore.shared
    private var invoices: [String] = []
    private var page = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Invoices"
        tableView.dataSource = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "invoice")
    }

    override func fetch() {
        store.invoices(page: page) { [weak self] invoices in
            self?.show(invoices)
        }
    }

    private func show(_ newInvoices: [String]) {
        invoices = newInvoices
        tableView.reloadData()
    }
}

extension InvoiceListViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return invoices.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "invoice", for: indexPath)
        cell.textLabel?.text = invoices[indexPath.row]
        return cell
    }
}
