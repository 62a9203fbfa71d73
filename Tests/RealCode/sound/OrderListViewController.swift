import UIKit

struct Order: Hashable {
    let id: String
    let title: String
    let customer: String
    let total: Double
    let isOpen: Bool
}

/// Common behaviour of the table screens: a full-size table, a spinner and a message for the empty state.
class TableScreenViewController: UIViewController {

    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let messageLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground

        messageLabel.textColor = .secondaryLabel
        messageLabel.textAlignment = .center
        messageLabel.numberOfLines = 0
        spinner.hidesWhenStopped = true

        for subview in [tableView, messageLabel, spinner] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            messageLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            messageLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            messageLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        deselectSelectedRow(animated: animated)
    }

    func setLoading(_ loading: Bool) {
        if loading {
            spinner.startAnimating()
        } else {
            spinner.stopAnimating()
        }
    }

    func showMessage(_ text: String?) {
        messageLabel.text = text
        messageLabel.isHidden = text == nil
    }

    /// Same as UITableViewController: the highlight follows the swipe, and comes back when the swipe is abandoned.
    private func deselectSelectedRow(animated: Bool) {
        guard let indexPath = tableView.indexPathForSelectedRow else { return }
        guard let coordinator = transitionCoordinator else {
            tableView.deselectRow(at: indexPath, animated: animated)
            return
        }
        coordinator.animate(alongsideTransition: { _ in
            self.tableView.deselectRow(at: indexPath, animated: true)
        }, completion: { context in
            if context.isCancelled {
                self.tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
            }
        })
    }
}

final class OrderListViewController: TableScreenViewController {

    private enum Section: Int {
        case open
        case closed
    }

    private let service: OrderService
    private var orders: [Order] = []
    private var query = ""
    private var needsReload = true
    private var loadTask: Task<Void, Never>?

    private let refreshControl = UIRefreshControl()
    private lazy var searchController: UISearchController = {
        let controller = UISearchController(searchResultsController: nil)
        controller.searchResultsUpdater = self
        controller.obscuresBackgroundDuringPresentation = false
        controller.searchBar.placeholder = "Customer or order"
        return controller
    }()
    private lazy var dataSource: UITableViewDiffableDataSource<Section, Order> = makeDataSource()

    init(service: OrderService) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
        title = "Orders"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        loadTask?.cancel()
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true

        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "OrderCell")
        tableView.delegate = self
        tableView.dataSource = dataSource
        tableView.refreshControl = refreshControl
        refreshControl.addTarget(self, action: #selector(refreshPulled), for: .valueChanged)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if needsReload {
            loadOrders()
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        cancelLoading()
    }

    // MARK: - Loading

    @objc private func refreshPulled() {
        loadTask?.cancel()
        loadTask = nil
        loadOrders()
    }

    private func loadOrders() {
        guard loadTask == nil else { return }
        needsReload = true
        showMessage(nil)
        setLoading(orders.isEmpty && !refreshControl.isRefreshing)

        loadTask = Task { [weak self, service] in
            do {
                let orders = try await service.fetchOrders()
                guard !Task.isCancelled else { return }
                self?.didLoad(orders)
            } catch {
                // A cancelled load has been replaced or is no longer wanted.
                guard !Task.isCancelled else { return }
                self?.didFailLoading(error)
            }
        }
    }

    private func didLoad(_ newOrders: [Order]) {
        loadTask = nil
        needsReload = false
        orders = newOrders
        endLoadingIndicators()
        applySnapshot()
    }

    private func didFailLoading(_ error: Error) {
        loadTask = nil
        endLoadingIndicators()
        if orders.isEmpty {
            showMessage("Orders could not be loaded. Pull down to try again.")
        }
    }

    private func cancelLoading() {
        loadTask?.cancel()
        loadTask = nil
        endLoadingIndicators()
    }

    private func endLoadingIndicators() {
        setLoading(false)
        refreshControl.endRefreshing()
    }

    // MARK: - Content

    private func makeDataSource() -> UITableViewDiffableDataSource<Section, Order> {
        return UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, order in
            let cell = tableView.dequeueReusableCell(withIdentifier: "OrderCell", for: indexPath)
            var content = UIListContentConfiguration.subtitleCell()
            content.text = order.title
            content.secondaryText = order.customer
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    private func applySnapshot() {
        let matching = orders.filter { matches($0) }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Order>()
        snapshot.appendSections([.open, .closed])
        snapshot.appendItems(matching.filter { $0.isOpen }, toSection: .open)
        snapshot.appendItems(matching.filter { !$0.isOpen }, toSection: .closed)
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
        if !needsReload {
            showMessage(matching.isEmpty ? "No orders" : nil)
        }
    }

    private func matches(_ order: Order) -> Bool {
        if query.isEmpty {
            return true
        }
        return order.title.localizedCaseInsensitiveContains(query)
            || order.customer.localizedCaseInsensitiveContains(query)
    }
}

// MARK: - UITableViewDelegate

extension OrderListViewController: UITableViewDelegate {

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let order = dataSource.itemIdentifier(for: indexPath) else { return }
        let detail = OrderDetailViewController(order: order)
        detail.onChange = { [weak self] in
            self?.needsReload = true
        }
        navigationController?.pushViewController(detail, animated: true)
    }
}

// MARK: - UISearchResultsUpdating

extension OrderListViewController: UISearchResultsUpdating {

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        guard text != query else { return }
        query = text
        applySnapshot()
    }
}
