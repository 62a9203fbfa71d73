// finding=missing-super
// Only the portrait branch calls super, so a turn to landscape is not forwarded to the children.
final class SplitReaderViewController: UIViewController {
    private let index = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(index)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {  // <- missing-super, rotate, viewWillTransition
        if size.height >= size.width {
            super.viewWillTransition(to: size, with: coordinator)
            collapse(with: coordinator)
        } else {
            expand(with: coordinator)
        }
    }

    private func collapse(with coordinator: UIViewControllerTransitionCoordinator) {
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.index.alpha = 0 })
    }

    private func expand(with coordinator: UIViewControllerTransitionCoordinator) {
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.index.alpha = 1 })
    }
}
