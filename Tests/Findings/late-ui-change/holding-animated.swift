// finding=none
// The properties do change in viewDidAppear, but in an animation that the user is meant to see.
final class WelcomeViewController: UIViewController {
    private let logo = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        logo.alpha = 0
        view.addSubview(logo)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.4, delay: 0.1, options: [.curveEaseOut], animations: { [weak self] in
            self?.reveal()
        }, completion: nil)
    }

    private func reveal() {
        logo.alpha = 1
        view.backgroundColor = .systemTeal
    }
}
