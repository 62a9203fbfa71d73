import UIKit

public protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    func start()
}

public extension Coordinator {
    func add(_ child: Coordinator) { children.append(child) }
    func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
}

final class CheckoutCoordinator: NSObject, Coordinator {
    enum Result { case finished(orderID: String), cancelled }

    var children: [Coordinator] = []
    var onFinish: ((Result) -> Void)?

    private let presenter: UIViewController
    private let navigation = UINavigationController()
    private var cart = Cart()

    init(presenter: UIViewController) {
        self.presenter = presenter
        super.init()
        navigation.presentationController?.delegate = self
    }

    func start() {
        let address = AddressViewController(cart: cart)
        address.delegate = self
        navigation.viewControllers = [address]
        navigation.modalPresentationStyle = .formSheet
        presenter.present(navigation, animated: true)
    }

    private func finish(_ result: Result) {
        presenter.dismiss(animated: true) { [onFinish] in
            onFinish?(result)
        }
    }
}

extension CheckoutCoordinator: AddressViewControllerDelegate {
    func addressViewController(_ vc: AddressViewController, didChoose address: String) {
        cart.address = address
        let summary = SummaryViewController(cart: cart)
        summary.onConfirm = { [weak self] in
            self?.finish(.finished(orderID: UUID().uuidString))
        }
        navigation.pushViewController(summary, animated: true)
    }

    func addressViewControllerDidCancel(_ vc: AddressViewController) {
        finish(.cancelled)
    }
}

extension CheckoutCoordinator: UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        onFinish?(.cancelled)
    }
}

struct Cart {
    var items: [String] = []
    var address: String?
}

protocol AddressViewControllerDelegate: AnyObject {
    func addressViewController(_ vc: AddressViewController, didChoose address: String)
    func addressViewControllerDidCancel(_ vc: AddressViewController)
}

final class AddressViewController: UITableViewController {
    weak var delegate: AddressViewControllerDelegate?
    private let cart: Cart
    private let addresses = ["Home", "Work"]

    init(cart: Cart) {
        self.cart = cart
        super.init(style: .grouped)
    }

    required init?(coder: NSCoder) { fatalError("no nib") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Address"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        navigationItem.leftBarButtonItem = .init(systemItem: .cancel, primaryAction: .init { [unowned self] _ in
            delegate?.addressViewControllerDidCancel(self)
        })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        addresses.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = addresses[indexPath.row]
        cell.accessoryType = addresses[indexPath.row] == cart.address ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        delegate?.addressViewController(self, didChoose: addresses[indexPath.row])
    }
}

final class SummaryViewController: UIViewController {
    var onConfirm: (() -> Void)?
    private let cart: Cart

    init(cart: Cart) {
        self.cart = cart
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("no nib") }

    private lazy var confirmButton: UIButton = {
        var config = UIButton.Configuration.filled()
        config.title = "Buy"
        return UIButton(configuration: config, primaryAction: UIAction { [weak self] _ in self?.onConfirm?() })
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        confirmButton.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(confirmButton)
        NSLayoutConstraint.activate([
            confirmButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            confirmButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
    }
}

final class ShopViewController: UIViewController {
    private var checkout: CheckoutCoordinator?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Checkout", style: .done, target: self, action: #selector(openCheckout))
    }

    @objc private func openCheckout() {
        let checkout = CheckoutCoordinator(presenter: self)
        checkout.onFinish = { [weak self] result in
            if case .finished(let id) = result { print("bought", id) }
            self?.checkout = nil
        }
        self.checkout = checkout
        checkout.start()
    }
}
