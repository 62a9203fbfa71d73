import UIKit

struct FeedRow {
    let id: Int
    let author: String
    let text: String
}

final class UnreadCounter {
    private(set) var count = 3

    func clear() {
        count = 0
    }
}

/// The home feed: a table, a pull-to-refresh control and a small badge with the number of unread posts.
final class FeedViewController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let refreshControl = UIRefreshControl()
    private let unreadBadge = UILabel()
    private let counter = UnreadCounter()
    private let service = FeedService.shared

    private var rows: [FeedRow] = []
    private var reloadTask: Task<Void, Never>?

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feed"
        view.backgroundColor = .systemBackground
        configureTable()
        configureBadge()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView.flashScrollIndicators()
        showUnreadCount()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        reloadTask?.cancel()
        reloadTask = nil
    }

    // MARK: - Set-up

    private func configureTable() {
        tableView.translatesAutoresizingMaskIntoConstraints = false
        tableView.dataSource = self
        tableView.rowHeight = 64
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
        tableView.refreshControl = refreshControl
        refreshControl.addTarget(self, action: #selector(pulled), for: .valueChanged)
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    private func configureBadge() {
        unreadBadge.translatesAutoresizingMaskIntoConstraints = false
        unreadBadge.font = .preferredFont(forTextStyle: .footnote)
        unreadBadge.textColor = .white
        unreadBadge.backgroundColor = .systemRed
        unreadBadge.isHidden = true
        view.addSubview(unreadBadge)
        NSLayoutConstraint.activate([
            unreadBadge.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            unreadBadge.centerXAnchor.constraint(equalTo: view.centerXAnchor)
        ])
    }

    // MARK: - Loading

    private func reload() {
        let service = self.service
        reloadTask = Task { [weak self] in
            let latest = await service.latest(limit: 50)
            self?.apply(latest)
        }
    }

    private func apply(_ latest: [FeedRow]) {
        rows = latest
        tableView.reloadData()
        refreshControl.endRefreshing()
    }

    private func showUnreadCount() {
        let count = counter.count
        unreadBadge.isHidden = count == 0
        unreadBadge.text = "\(count) new"
    }

    @objc private func pulled() {
        counter.clear()
        reloadTask?.cancel()
        reload()
    }
}

extension FeedViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
        let row = rows[indexPath.row]
        cell.textLabel?.text = row.author
        cell.detailTextLabel?.text = row.text
        return cell
    }
}
