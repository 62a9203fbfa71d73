// finding=none
// What viewWillAppear does is a method of its own, and only that is called from elsewhere.
final class OrdersScreen: UIViewController {
    private var refreshes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    private func refresh() {
        refreshes += 1
    }
}
