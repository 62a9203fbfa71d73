import UIKit

final class FilterStore {
    static let shared = FilterStore()

    var tags: [String] = []
}

/// Search results. The first visit offers the filter that fits the query.
final class SearchResultsViewController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let emptyLabel = UILabel()
    private var activeTags: [String] = []
    private var results = ["Amber", "Birch", "Cedar", "Dogwood"]
    private var hasOfferedFilter = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Results"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Filter",
            style: .plain,
            target: self,
            action: #selector(showFilter)
        )
        configureTable()
        configureEmptyLabel()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        activeTags = FilterStore.shared.tags
        tableView.reloadData()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasOfferedFilter, presentingViewController == nil else { return }
        hasOfferedFilter = true
        showFilter()
    }

    private func configureTable() {
        tableView.dataSource = self
        tableView.translatesAutoresizingMaskIntoConstraints = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "result")
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        ])
    }

    private func configureEmptyLabel() {
        emptyLabel.text = "Nothing found"
        emptyLabel.isHidden = !results.isEmpty
        emptyLabel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(emptyLabel)
        NSLayoutConstraint.activate([
            emptyLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            emptyLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        ])
    }

    @objc private func showFilter() {
        let sheet = FilterSheetViewController()
        sheet.modalPresentationStyle = .pageSheet
        sheet.onFinish = { [weak self] in
            self?.dismiss(animated: true)
        }
        present(sheet, animated: true)
    }
}

extension SearchResultsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return results.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "result", for: indexPath)
        cell.textLabel?.text = results[indexPath.row]
        cell.detailTextLabel?.text = activeTags.joined(separator: ", ")
        return cell
    }
}

/// Proposes tags and applies the proposal as soon as it is on the screen.
final class FilterSheetViewController: UIViewController {
    var onFinish: (() -> Void)?

    private let list = UIStackView()
    private let proposal = ["wood", "outdoor"]
    private var hasApplied = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        list.axis = .vertical
        list.spacing = 12
        list.translatesAutoresizingMaskIntoConstraints = false
        for tag in proposal {
            let button = UIButton(type: .system)
            button.setTitle(tag, for: .normal)
            list.addArrangedSubview(button)
        }
        view.addSubview(list)
        NSLayoutConstraint.activate([
            list.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24)
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasApplied else { return }
        hasApplied = true
        DispatchQueue.main.async { [weak self] in
            self?.applyProposal()
        }
    }

    private func applyProposal() {
        FilterStore.shared.tags = proposal
        onFinish?()
    }
}
