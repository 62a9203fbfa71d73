// finding=none
// The second screen gets a copy in its initializer, and what the first one writes later is its own business.
final class AmountScreen: UIViewController {
    private var amount = 40
    private var confirmation: ConfirmScreen?

    override func viewDidLoad() {
        super.viewDidLoad()
        confirmation = ConfirmScreen(amount: amount)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        amount = 0
    }
}

final class ConfirmScreen: UIViewController {
    private let amount: Int
    private var shown = 0

    init(amount: Int) {
        self.amount = amount
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("not used in a storyboard")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        shown = amount
    }
}
