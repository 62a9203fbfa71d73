import UIKit
import Combine

// MARK: - Models

struct Article: Hashable, Codable, Identifiable {
    let id: UUID
    var title: String
    var subtitle: String?
    var isBookmarked = false
}

protocol ArticleLoading: AnyObject {
    func articles(page: Int) async throws -> [Article]
}

enum FeedSection: Int, CaseIterable, Hashable {
    case pinned, latest

    var title: String {
        switch self {
        case .pinned: NSLocalizedString("feed.pinned", comment: "Pinned section")
        case .latest: NSLocalizedString("feed.latest", comment: "Latest section")
        }
    }
}

@MainActor
final class FeedViewModel: ObservableObject {
    enum State: Equatable {
        case idle
        case loading
        case loaded([Article])
        case failed(message: String)
    }

    @Published private(set) var state: State = .idle
    private let loader: any ArticleLoading
    private var task: Task<Void, Never>?

    init(loader: some ArticleLoading) {
        self.loader = loader
    }

    func refresh() {
        task?.cancel()
        state = .loading
        task = Task { [weak self, loader] in
            do {
                let result = try await loader.articles(page: 0)
                guard !Task.isCancelled else { return }
                self?.state = .loaded(result)
            } catch is CancellationError {
                return
            } catch {
                self?.state = .failed(message: error.localizedDescription)
            }
        }
    }
}

// MARK: - Controller

final class FeedViewController: UIViewController {
    private typealias DataSource = UITableViewDiffableDataSource<FeedSection, Article>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<FeedSection, Article>

    private let viewModel: FeedViewModel
    private var cancellables = Set<AnyCancellable>()

    private lazy var tableView: UITableView = {
        let table = UITableView(frame: .zero, style: .insetGrouped)
        table.translatesAutoresizingMaskIntoConstraints = false
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellID)
        table.delegate = self
        table.refreshControl = refreshControl
        return table
    }()

    private lazy var refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] _ in
        self?.viewModel.refresh()
    })

    private lazy var dataSource = DataSource(tableView: tableView) { tableView, indexPath, article in
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellID, for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = article.title
        content.secondaryText = article.subtitle
        cell.contentConfiguration = content
        cell.accessoryType = article.isBookmarked ? .checkmark : .disclosureIndicator
        return cell
    }

    private static let cellID = "ArticleCell"

    init(viewModel: FeedViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = "Feed"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])

        viewModel.$state
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] state in
                self?.render(state)
            }
            .store(in: &cancellables)

        viewModel.refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let selected = tableView.indexPathForSelectedRow {
            if let coordinator = transitionCoordinator {
                coordinator.animate { _ in
                    self.tableView.deselectRow(at: selected, animated: true)
                } completion: { context in
                    if context.isCancelled {
                        self.tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
                    }
                }
            } else {
                tableView.deselectRow(at: selected, animated: animated)
            }
        }
    }

    private func render(_ state: FeedViewModel.State) {
        switch state {
        case .idle:
            break
        case .loading where dataSource.snapshot().numberOfItems == 0:
            tableView.backgroundView = UIActivityIndicatorView(style: .large)
            (tableView.backgroundView as? UIActivityIndicatorView)?.startAnimating()
        case .loading:
            break
        case .loaded(let articles):
            refreshControl.endRefreshing()
            tableView.backgroundView = nil
            apply(articles)
        case let .failed(message):
            refreshControl.endRefreshing()
            let label = UILabel()
            label.text = message
            label.textAlignment = .center
            tableView.backgroundView = label
        }
    }

    private func apply(_ articles: [Article]) {
        var snapshot = Snapshot()
        let groups = Dictionary(grouping: articles) { $0.isBookmarked ? FeedSection.pinned : .latest }
        for section in FeedSection.allCases {
            guard let items = groups[section], !items.isEmpty else { continue }
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }
}

extension FeedViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let article = dataSource.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(ArticleViewController(article: article), animated: true)
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .normal, title: "Save") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [action])
    }
}

final class ArticleViewController: UIViewController {
    private let article: Article
    private let textView = UITextView()

    init(article: Article) {
        self.article = article
        super.init(nibName: nil, bundle: nil)
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        textView.isEditable = false
        view = textView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        title = article.title
        textView.text = article.subtitle ?? ""
    }
}
