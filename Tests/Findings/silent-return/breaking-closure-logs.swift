// finding=silent-return
// The sheet calls back, and the presenter only says so to a service and to the console.
final class Basket {
    var count = 0
}

final class ShopViewController: UIViewController {
    let basket = Basket()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "\(basket.count) things"
    }

    private func log(_ count: Int) {
        print(count)
        Analytics.shared.record("bought", count)
    }

    @objc func openProduct() {
        let product = ProductViewController()
        product.basket = basket
        product.onBuy = { [weak self] count in self?.log(count) }
        present(product, animated: true)
    }
}

final class ProductViewController: UIViewController {
    var basket: Basket?
    var onBuy: ((Int) -> Void)?

    @objc func buy() {
        basket?.count += 1  // <- silent-return, launch, viewDidDisappear
        onBuy?(basket?.count ?? 0)
    }
}
