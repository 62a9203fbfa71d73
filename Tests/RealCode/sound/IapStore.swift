import StoreKit
import UIKit

class StoreViewController: UIViewController, SKProductsRequestDelegate, SKPaymentTransactionObserver {

    static let productIDs: Set<String> = ["com.example.pro", "com.example.coins"]

    @IBOutlet weak var stackView: UIStackView?
    var products = [SKProduct]()
    var request: SKProductsRequest?
    lazy var priceFormatter: NumberFormatter = {
        let f = NumberFormatter()
        f.formatterBehavior = .behavior10_4
        f.numberStyle = .currency
        return f
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Store"
        let request = SKProductsRequest(productIdentifiers: StoreViewController.productIDs)
        request.delegate = self
        request.start()
        self.request = request
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        SKPaymentQueue.default().add(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        SKPaymentQueue.default().remove(self)
    }

    deinit {
        request?.cancel()
        request?.delegate = nil
        SKPaymentQueue.default().remove(self)
    }

    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        DispatchQueue.main.async { [weak self] in
            self?.products = response.products.sorted { $0.price.compare($1.price) == .orderedAscending }
            self?.rebuild()
        }
    }

    func request(_ request: SKRequest, didFailWithError error: Error) {
        NSLog("%@", error.localizedDescription)
    }

    private func rebuild() {
        stackView?.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for (index, product) in products.enumerated() where product.localizedTitle.count > 0 {
            let button = UIButton(type: .system)
            priceFormatter.locale = product.priceLocale
            let price = priceFormatter.string(from: product.price) ?? "\(product.price)"
            button.setTitle("\(product.localizedTitle) – \(price)", for: .normal)
            button.tag = index
            button.addTarget(self, action: #selector(StoreViewController.buy(_:)), for: .touchUpInside)
            stackView?.addArrangedSubview(button)
        }
    }

    @objc func buy(_ sender: UIButton) {
        guard SKPaymentQueue.canMakePayments(), products.indices.contains(sender.tag) else { return }
        SKPaymentQueue.default().add(SKPayment(product: products[sender.tag]))
    }

    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        transactions.forEach { transaction in
            switch transaction.transactionState {
            case .purchased, .restored:
                queue.finishTransaction(transaction)
                unlock(transaction.payment.productIdentifier)
            case .failed:
                if let error = transaction.error as? SKError, error.code != .paymentCancelled {
                    showAlert(error.localizedDescription)
                }
                queue.finishTransaction(transaction)
            case .purchasing, .deferred: break
            @unknown default: break
            }
        }
    }

    func unlock(_ id: String) {
        UserDefaults.standard.set(true, forKey: id)
    }

    func showAlert(_ message: String) {
        let alert = UIAlertController(title: "Store", message: message, preferredStyle: UIAlertController.Style.alert)
        alert.addAction(UIAlertAction(title: "OK", style: UIAlertAction.Style.default, handler: nil))
        self.present(alert, animated: true, completion: nil)
    }
}
