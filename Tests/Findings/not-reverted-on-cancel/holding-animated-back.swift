// finding=none
// The play button is faded on the way out, and viewDidAppear, which follows a cancelled swipe too, fades it in again.
final class TrailerViewController: UIViewController {
    private let play = UIButton()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(play)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.2) { [weak self] in
            self?.play.alpha = 1
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        play.alpha = 0
    }
}
