// finding=none
// The poster is blanked in viewDidDisappear, so a cancelled swipe has changed nothing.
final class PosterViewController: UIViewController {
    private let poster = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(poster)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        poster.isHidden = false
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        poster.isHidden = true
    }
}
