// finding=not-reverted-on-cancel
// The contained child hears of the swipe through its parent and blanks its label before the swipe is decided.
final class ClockViewController: UIViewController {
    private let face = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        face.text = "12:00"
        view.addSubview(face)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        face.text = "--:--"  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
    }
}

final class DeskViewController: UIViewController {
    private let clock = ClockViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(clock)
        view.addSubview(clock.view)
        clock.didMove(toParent: self)
    }
}
