// finding=none
// The screen animates when it is on screen and when a button is tapped, and only counts when it is rotated.
final class CounterViewController: UIViewController {
    private let label = UILabel()
    private var rotations = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        label.alpha = 0
        view.addSubview(label)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fade(to: 1)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        rotations += 1
    }

    @objc func buttonTapped() {
        fade(to: 0.5)
    }

    private func fade(to alpha: CGFloat) {
        UIView.animate(withDuration: 0.3) { [weak self] in
            self?.label.alpha = alpha
        }
    }
}
