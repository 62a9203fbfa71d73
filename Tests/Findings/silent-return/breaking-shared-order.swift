// finding=silent-return
// Presenter and form sheet share a model, and the presenter looks at the quantity only in viewWillAppear.
final class Order {
    var quantity = 1
}

final class OrderScreen: UIViewController {
    private let order = Order()
    private var shownQuantity = 0
    private var isEdited = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shownQuantity = order.quantity
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if isEdited { return }
        isEdited = true
        let form = QuantityForm()
        form.order = order
        form.modalPresentationStyle = .formSheet
        present(form, animated: true)
    }
}

final class QuantityForm: UIViewController {
    var order: Order?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.async { [weak self] in
            guard let order = self?.order else { return }
            order.quantity = 4  // <- silent-return, launch, viewDidDisappear
            self?.dismiss(animated: true)
        }
    }
}
