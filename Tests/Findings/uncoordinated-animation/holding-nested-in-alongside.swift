// finding=none
// UIView.animate occurs in the callback's text, but inside the alongside closure, where it is part of the rotation.
final class DialViewController: UIViewController {
    private let dial = UIView()
    private let shade = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(dial)
        view.addSubview(shade)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] context in
            self?.dial.alpha = 0.9
            UIView.animate(withDuration: 0.1, delay: 0, options: [], animations: {
                self?.shade.alpha = 0.5
            }, completion: nil)
        })
    }
}
