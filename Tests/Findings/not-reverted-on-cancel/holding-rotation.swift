// finding=none
// The alongside closure belongs to a rotation, which nobody can cancel.
final class PianoViewController: UIViewController {
    private let pedals = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(pedals)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.pedals.isHidden = size.width > size.height
        }, completion: nil)
    }
}
