// finding=late-ui-change
// The controller tells its presenter that it is visible, and the presenter answers at once with a new text.
protocol ScoreDisplay: AnyObject {
    func display(_ text: String)
}

final class ScorePresenter {
    weak var display: ScoreDisplay?

    func screenIsVisible() {
        display?.display("120 points")
    }
}

final class ScoreViewController: UIViewController, ScoreDisplay {
    private let presenter = ScorePresenter()
    private let score = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.display = self
        view.addSubview(score)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presenter.screenIsVisible()
    }

    func display(_ text: String) {
        score.text = text  // <- late-ui-change, push, viewDidAppear
    }
}
