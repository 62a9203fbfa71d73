// finding=none
// The hint is taken away seconds after the callback has returned, as the user expects of a hint.
final class TutorialViewController: UIViewController {
    private let hint = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        hint.text = "Pinch to zoom"
        view.addSubview(hint)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
            UIView.animate(withDuration: 0.2) {
                self?.hint.alpha = 0
            }
        }
    }
}
