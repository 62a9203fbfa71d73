// finding=order-dependence
// What both screens touch is a property of a shared object, written in one's last callback and read in the other's first.
final class Basket {
    var itemCount = 0
}

let basket = Basket()

final class ShopScreen: UIViewController {
    private var picked = 2

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        basket.itemCount += picked
        picked = 0
    }
}

final class BasketScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("\(basket.itemCount) items")  // <- order-dependence, tabs, viewWillAppear
    }
}
