import UIKit

/// A timeline which follows a stream while it is on the screen, and only then.
final class CarefulTimelineViewController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let banner = UILabel()
    private let feed = TimelineFeed.shared

    private var entries: [String] = []
    private var streamTask: Task<Void, Never>?
    private var firstLoadTask: Task<Void, Never>?
    private var token: NSObjectProtocol?
    private var hasLoadedOnce = false

    deinit {
        streamTask?.cancel()
        firstLoadTask?.cancel()
        if let token = token {
            NotificationCenter.default.removeObserver(token)
        }
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Timeline"
        view.backgroundColor = .systemBackground
        configureTable()
        configureBanner()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        startFollowing()
        startObserving()
        tableView.reloadData()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        loadOnce()
        // Faded out again in viewWillDisappear; a cancelled swipe comes back here.
        UIView.animate(withDuration: 0.2) {
            self.banner.alpha = 1
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stopFollowing()
        stopObserving()
        banner.alpha = 0
    }

    // MARK: - Set-up

    private func configureTable() {
        tableView.dataSource = self
        tableView.delegate = self
        tableView.translatesAutoresizingMaskIntoConstraints = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    private func configureBanner() {
        banner.text = "Live"
        banner.alpha = 0
        banner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(banner)
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            banner.centerXAnchor.constraint(equalTo: view.centerXAnchor)
        ])
    }

    // MARK: - Stream

    private func startFollowing() {
        streamTask?.cancel()
        let updates = feed.updates(since: 0)
        streamTask = Task { [weak self] in
            for await entry in updates {
                guard let self = self else { return }
                self.append(entry)
            }
        }
    }

    private func stopFollowing() {
        streamTask?.cancel()
        streamTask = nil
    }

    private func loadOnce() {
        guard !hasLoadedOnce else { return }
        hasLoadedOnce = true
        let feed = self.feed
        firstLoadTask = Task { [weak self] in
            let page = await feed.firstPage()
            self?.replace(with: page)
        }
    }

    // MARK: - Notifications

    private func startObserving() {
        guard token == nil else { return }
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.significantTimeChangeNotification,
            object: nil,
            queue: .main
        ) { [weak self] _ in
            self?.reloadDates()
        }
    }

    private func stopObserving() {
        guard let token = token else { return }
        NotificationCenter.default.removeObserver(token)
        self.token = nil
    }

    // MARK: - Content

    private func append(_ entry: String) {
        entries.append(entry)
        tableView.reloadData()
    }

    private func replace(with page: [String]) {
        entries = page
        tableView.reloadData()
    }

    private func reloadDates() {
        tableView.reloadData()
    }
}

extension CarefulTimelineViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return entries.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        cell.textLabel?.text = entries[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
