// finding=none
// The helper that animates has been handed the coordinator and uses it.
final class MapViewController: UIViewController {
    private let legend = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(legend)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        animateLegend(for: size, with: coordinator)
    }

    private func animateLegend(for size: CGSize, with animator: UIViewControllerTransitionCoordinator) {
        let changes: (UIViewControllerTransitionCoordinatorContext) -> Void = { [weak self] _ in
            self?.legend.isHidden = size.height > 500
        }
        animator.animate(alongsideTransition: changes)
    }
}
