// finding=none
// The alert is made in viewDidLoad and kept until the screen is visible.
final class StockScreen: UIViewController {
    private var pending: [UIViewController] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        pending.append(UIAlertController(title: "Market closed", message: nil, preferredStyle: .alert))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let next = pending.first else { return }
        pending.removeAll()
        present(next, animated: true)
    }
}
