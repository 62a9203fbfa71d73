// finding=none
// The subclass that changes its views does so in viewIsAppearing, before anything is on screen, and viewDidAppear only counts.
class CountingController: UIViewController {
    private(set) var appearances = 0

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
    }
}

final class BasketController: CountingController {
    private let badge = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(badge)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        badge.text = "Basket"
        view.backgroundColor = .systemGroupedBackground
    }
}
