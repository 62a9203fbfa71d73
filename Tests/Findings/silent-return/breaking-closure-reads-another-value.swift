// finding=silent-return
// The closure that is given away reads a property of the same name of something else.
final class Basket {
    var count = 0
}

final class Offers {
    var count = 12
}

final class ShopViewController: UIViewController {
    let basket = Basket()
    let offers = Offers()

    override func viewDidLoad() {
        super.viewDidLoad()
        OfferService.shared.observe { [weak self] in
            guard let self else { return }
            print("offers: \(self.offers.count)")
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        title = "\(basket.count) things"
    }

    @objc func openProduct() {
        let product = ProductViewController()
        product.basket = basket
        present(product, animated: true)
    }
}

final class ProductViewController: UIViewController {
    var basket: Basket?

    @objc func buy() {
        basket?.count += 1  // <- silent-return, launch, viewDidDisappear
    }
}
