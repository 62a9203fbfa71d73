import UIKit

/// Where the visit of a product began. Written once, by the screen that opens it.
final class CarefulVisit {
    static let current = CarefulVisit()

    var origin = ""
}

/// Opens the product of a deep link: pushed where there is a navigation controller, else over the screen.
final class CarefulCatalogViewController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let products = ["Lamp", "Chair", "Shelf"]
    private var linkedProduct: String? = "Chair"
    private var isOpeningProduct = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Catalog"
        view.backgroundColor = .systemBackground
        tableView.dataSource = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "product")
        view.addSubview(tableView)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.frame = view.bounds
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentingViewController == nil, let product = linkedProduct else { return }
        linkedProduct = nil
        open(product)
    }

    /// Comes before the product's `viewDidAppear` in each kind of transition.
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isOpeningProduct {
            isOpeningProduct = false
            CarefulVisit.current.origin = "catalog"
        }
    }

    private func open(_ product: String) {
        isOpeningProduct = true
        let screen = CarefulProductViewController(product: product)
        if let navigation = navigationController {
            navigation.pushViewController(screen, animated: true)
        } else {
            screen.modalPresentationStyle = .fullScreen
            present(screen, animated: true)
        }
    }
}

extension CarefulCatalogViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return products.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
        cell.textLabel?.text = products[indexPath.row]
        return cell
    }
}

final class CarefulProductViewController: UIViewController {
    private let product: String
    private let nameLabel = UILabel()
    private var hasLogged = false

    init(product: String) {
        self.product = product
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        self.product = ""
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameLabel.text = product
        view.addSubview(nameLabel)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.tintColor = .systemOrange
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        logVisit()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        restoreBar()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        nameLabel.frame = CGRect(x: 20, y: top + 20, width: view.bounds.width - 40, height: 40)
    }

    /// The bar goes back to blue with the pop, and to orange again when the pop is given up.
    private func restoreBar() {
        guard let bar = navigationController?.navigationBar else { return }
        guard let coordinator = transitionCoordinator else {
            bar.tintColor = .systemBlue
            return
        }
        coordinator.animate(alongsideTransition: { _ in
            bar.tintColor = .systemBlue
        }, completion: { context in
            if context.isCancelled {
                bar.tintColor = .systemOrange
            }
        })
    }

    private func logVisit() {
        guard !hasLogged else { return }
        hasLogged = true
        let origin = CarefulVisit.current.origin
        print("visit from \(origin)")
    }
}
