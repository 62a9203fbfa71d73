// finding=none
// The methods without super belong to a presenter that is no controller and has no superclass to call.
final class FeedPresenter {
    private var shown = 0

    func viewDidLoad() {
        shown = 0
    }

    func viewWillAppear() {
        shown += 1
    }
}

final class FeedViewController: UIViewController {
    private let presenter = FeedPresenter()

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presenter.viewWillAppear()
    }
}
