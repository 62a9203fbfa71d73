// finding=unbalanced-observer
// The base class is balanced for its own name, the last subclass adds another one and relies on the base class.
let languageChange = Notification.Name("languageChange")
let currencyChange = Notification.Name("currencyChange")

class LocalizedScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(self, selector: #selector(localize), name: languageChange, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self, name: languageChange, object: nil)
    }

    @objc func localize() {}
}

class PricedScreen: LocalizedScreen {
    var total = 0
}

final class CartScreen: PricedScreen {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(self, selector: #selector(convert), name: currencyChange, object: nil)  // <- unbalanced-observer, push, viewWillAppear
    }

    @objc private func convert() {
        total += 1
    }
}
