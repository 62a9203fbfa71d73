// finding=late-ui-change
// viewDidAppear only moves a state on, and the observer of the state hides the spinner's box.
final class LoadingViewController: UIViewController {
    enum Phase { case starting, ready }

    private let box = UIView()
    private var phase = Phase.starting {
        didSet {
            box.isHidden = phase == .ready  // <- late-ui-change, push, viewDidAppear
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        phase = .ready
    }
}
