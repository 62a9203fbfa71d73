// finding=silent-return
// The sheet calls back, and the presenter does nothing but dismiss it.
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
        product.onBuy = { [weak self] count in self?.dismiss(animated: true) }
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
