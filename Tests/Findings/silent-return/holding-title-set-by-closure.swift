// finding=none
// The sheet calls back, and the presenter shows the number in its title.
final class Basket {
    var count = 0
}

final class ShopViewController: UIViewController {
    let basket = Basket()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "\(basket.count) things"
    }

    @objc func openProduct() {
        let product = ProductViewController()
        product.basket = basket
        product.onBuy = { [weak self] count in self?.title = "\(count) things" }
        present(product, animated: true)
    }
}

final class ProductViewController: UIViewController {
    var basket: Basket?
    var onBuy: ((Int) -> Void)?

    @objc func buy() {
        basket?.count += 1
        onBuy?(basket?.count ?? 0)
    }
}
