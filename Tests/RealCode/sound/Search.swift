import UIKit
import Combine

final class SearchViewController: UIViewController {
    private enum Constants {
        static let debounce = 0.3, minimum = 2
        static let reuseID = "result"
    }

    struct SearchResult: Decodable { var name: String; var stars: Int? }
    private struct Response: Decodable { let items: [SearchResult] }

    private let results = ResultsController()
    private lazy var searchController = UISearchController(searchResultsController: results)
    private let queries = PassthroughSubject<String, Never>()
    private var bag: Set<AnyCancellable> = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        searchController.searchResultsUpdater = self
        searchController.searchBar.delegate = self
        searchController.searchBar.scopeButtonTitles = ["All", "Mine"]
        definesPresentationContext = true
        results.didPick = { [unowned self] result in
            self.open(result)
        }
        bind()
    }

    private func bind() {
        queries
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.count >= Constants.minimum }
            .debounce(for: .seconds(Constants.debounce), scheduler: RunLoop.main)
            .removeDuplicates()
            .map { query -> AnyPublisher<[SearchResult], Never> in
                var components = URLComponents(string: "https://api.github.com/search/repositories")!
                components.queryItems = [URLQueryItem(name: "q", value: query)]
                return URLSession.shared.dataTaskPublisher(for: components.url!)
                    .map(\.data)
                    .decode(type: Response.self, decoder: JSONDecoder())
                    .map(\.items)
                    .replaceError(with: [])
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak results] in results?.items = $0 }
            .store(in: &bag)
    }

    private func open(_ result: SearchResult) {
        let detail = UIViewController()
        detail.title = result.name
        navigationController?.pushViewController(detail, animated: true)
    }
}

extension SearchViewController: UISearchResultsUpdating, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        queries.send(searchController.searchBar.text ?? "")
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        guard let text = searchBar.text else { return }
        queries.send(text)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        results.items.removeAll()
    }
}

final class ResultsController: UITableViewController {
    var items = [SearchViewController.SearchResult]() {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }
    var didPick: (SearchViewController.SearchResult) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "result")
        tableView.keyboardDismissMode = .onDrag
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "result", for: indexPath)
        let item = items[indexPath.row]
        cell.textLabel?.text = "\(item.name) \(item.stars.map { "★\($0)" } ?? "")"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        didPick(items[indexPath.row])
    }
}
