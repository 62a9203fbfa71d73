import UIKit

enum CheckoutResult {
    case ordered
    case cancelled
}

protocol Coordinator: AnyObject {
    func start()
}

/// Runs the checkout in a navigation controller of its own, presented as a sheet.
/// The owner keeps the coordinator until `onFinish` is called, which happens exactly once.
final class CheckoutCoordinator: NSObject, Coordinator {

    var onFinish: ((CheckoutResult) -> Void)?

    private weak var presenter: UIViewController?
    private let navigationController = UINavigationController()
    private let cart: Cart

    init(cart: Cart, presenter: UIViewController) {
        self.cart = cart
        self.presenter = presenter
        super.init()
    }

    func start() {
        let address = AddressStepViewController()
        address.onContinue = { [weak self] sender, text in
            self?.showPayment(after: sender, address: text)
        }
        address.onCancel = { [weak self] in
            self?.close(with: .cancelled)
        }
        navigationController.delegate = self
        navigationController.setViewControllers([address], animated: false)
        navigationController.modalPresentationStyle = .pageSheet
        navigationController.presentationController?.delegate = self
        presenter?.present(navigationController, animated: true)
    }

    // MARK: - Steps

    private func showPayment(after sender: UIViewController, address: String) {
        // A second tap during the push comes from a controller that is not on top any more.
        guard navigationController.topViewController === sender else { return }
        let payment = PaymentStepViewController(cart: cart, address: address)
        payment.onPaid = { [weak self] in
            self?.showConfirmation()
        }
        navigationController.pushViewController(payment, animated: true)
    }

    private func showConfirmation() {
        let confirmation = ConfirmationStepViewController()
        confirmation.onDone = { [weak self] in
            self?.close(with: .ordered)
        }
        // There is no way back from here.
        navigationController.setViewControllers([confirmation], animated: true)
    }

    // MARK: - Finishing

    private func close(with result: CheckoutResult) {
        guard !navigationController.isBeingDismissed else { return }
        guard let presenter = presenter, presenter.presentedViewController === navigationController else {
            finish(with: result)
            return
        }
        presenter.dismiss(animated: true) { [weak self] in
            self?.finish(with: result)
        }
    }

    private func finish(with result: CheckoutResult) {
        let callback = onFinish
        onFinish = nil
        callback?(result)
    }
}

extension CheckoutCoordinator: UINavigationControllerDelegate {

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        // Called for what is really shown, not for a swipe back that was given up.
        Analytics.shared.screen(viewController.title ?? "checkout")
    }
}

extension CheckoutCoordinator: UIAdaptivePresentationControllerDelegate {

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        let ordered = navigationController.topViewController is ConfirmationStepViewController
        finish(with: ordered ? .ordered : .cancelled)
    }
}

// MARK: - Step screens

class CheckoutStepViewController: UIViewController {

    let contentStack = UIStackView()
    let actionButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        contentStack.axis = .vertical
        contentStack.spacing = 12
        contentStack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(contentStack)
        NSLayoutConstraint.activate([
            contentStack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            contentStack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            contentStack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        ])
        actionButton.addTarget(self, action: #selector(actionTapped), for: .touchUpInside)
        buildContent()
        contentStack.addArrangedSubview(actionButton)
    }

    /// For subclasses; called once, when the view has been loaded.
    func buildContent() {}

    @objc func actionTapped() {}
}

final class AddressStepViewController: CheckoutStepViewController, UITextFieldDelegate {

    var onContinue: ((UIViewController, String) -> Void)?
    var onCancel: (() -> Void)?

    private let addressField = UITextField()

    override func buildContent() {
        title = "Address"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped))
        addressField.placeholder = "Street and number"
        addressField.borderStyle = .roundedRect
        addressField.delegate = self
        contentStack.addArrangedSubview(addressField)
        actionButton.setTitle("Continue to Payment", for: .normal)
    }

    override func actionTapped() {
        guard let text = addressField.text, !text.isEmpty else {
            addressField.becomeFirstResponder()
            return
        }
        view.endEditing(true)
        onContinue?(self, text)
    }

    @objc private func cancelTapped() {
        onCancel?()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        actionTapped()
        return true
    }
}

final class PaymentStepViewController: CheckoutStepViewController {

    var onPaid: (() -> Void)?

    private let cart: Cart
    private let address: String
    private let totalLabel = UILabel()
    private var paymentTask: Task<Void, Never>?

    init(cart: Cart, address: String) {
        self.cart = cart
        self.address = address
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func buildContent() {
        title = "Payment"
        totalLabel.text = cart.formattedTotal
        contentStack.addArrangedSubview(totalLabel)
        actionButton.setTitle("Pay", for: .normal)
    }

    override func actionTapped() {
        guard paymentTask == nil else { return }
        setPaying(true)
        let cart = self.cart
        let address = self.address
        // Not cancelled with this screen: money may already be on its way.
        paymentTask = Task { [weak self] in
            do {
                try await PaymentService.shared.pay(for: cart, shipTo: address)
                self?.paymentDidEnd(nil)
            } catch {
                self?.paymentDidEnd(error)
            }
        }
    }

    private func paymentDidEnd(_ error: Error?) {
        paymentTask = nil
        setPaying(false)
        if let error = error {
            showFailure(error)
        } else {
            onPaid?()
        }
    }

    /// A payment under way can be neither swiped away nor left with the back button.
    private func setPaying(_ paying: Bool) {
        isModalInPresentation = paying
        navigationItem.setHidesBackButton(paying, animated: true)
        actionButton.isEnabled = !paying
    }

    private func showFailure(_ error: Error) {
        guard viewIfLoaded?.window != nil, presentedViewController == nil else { return }
        let alert = UIAlertController(title: "Payment Failed", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

final class ConfirmationStepViewController: CheckoutStepViewController {

    var onDone: (() -> Void)?

    override func buildContent() {
        title = "Thank You"
        actionButton.setTitle("Done", for: .normal)
    }

    override func actionTapped() {
        onDone?()
    }
}

// MARK: - Where the flow starts

final class CartViewController: UIViewController {

    private let cart: Cart
    private var checkout: CheckoutCoordinator?

    init(cart: Cart) {
        self.cart = cart
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Check Out", style: .done, target: self, action: #selector(checkOutTapped))
    }

    @objc private func checkOutTapped() {
        guard checkout == nil, presentedViewController == nil else { return }
        let coordinator = CheckoutCoordinator(cart: cart, presenter: self)
        coordinator.onFinish = { [weak self] result in
            self?.checkoutDidFinish(result)
        }
        checkout = coordinator
        coordinator.start()
    }

    private func checkoutDidFinish(_ result: CheckoutResult) {
        checkout = nil
        if result == .ordered {
            cart.removeAll()
            navigationController?.popToRootViewController(animated: true)
        }
    }
}
