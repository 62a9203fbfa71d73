// finding=direct-appearance-call
// The refresh is written in viewWillAppear, so viewDidLoad calls that as if it were an ordinary method.
final class BasketScreen: UIViewController {
    private var refreshes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        viewWillAppear(false)  // <- direct-appearance-call, launch, viewWillAppear
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refreshes += 1
    }
}
