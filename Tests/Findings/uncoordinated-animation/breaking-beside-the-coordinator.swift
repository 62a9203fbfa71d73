// finding=uncoordinated-animation
// Half of the work is given to the coordinator, but the cross dissolve below it is not.
final class PosterViewController: UIViewController {
    private let poster = UIImageView()
    private let credits = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(poster)
        view.addSubview(credits)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.poster.alpha = 0.8
        }, completion: nil)
        UIView.transition(with: credits, duration: 0.25, options: .transitionCrossDissolve, animations: { [weak self] in  // <- uncoordinated-animation, rotate, viewWillTransition
            self?.credits.text = size.width > 500 ? "Cast and crew" : "Cast"
        }, completion: nil)
    }
}
