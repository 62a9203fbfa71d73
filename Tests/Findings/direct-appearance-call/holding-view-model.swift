// finding=none
// The view model has methods with the same names, and it is a plain object with no appearance of its own.
final class PriceViewModel {
    private(set) var isActive = false

    func viewWillAppear(_ animated: Bool) {
        isActive = true
    }

    func viewDidDisappear(_ animated: Bool) {
        isActive = false
    }
}

final class PriceScreen: UIViewController {
    private let model = PriceViewModel()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        model.viewWillAppear(animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        model.viewDidDisappear(animated)
    }
}
