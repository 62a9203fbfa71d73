// finding=late-ui-change
// The change is written down in viewDidLoad as a closure, but viewDidAppear is where it is run.
final class OfferViewController: UIViewController {
    private let ribbon = UIView()
    private var pending: [() -> Void] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        ribbon.alpha = 0
        view.addSubview(ribbon)
        pending.append { [weak self] in
            self?.ribbon.alpha = 1  // <- late-ui-change, push, viewDidAppear
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let work = pending
        pending.removeAll()
        work.forEach { $0() }
    }
}
