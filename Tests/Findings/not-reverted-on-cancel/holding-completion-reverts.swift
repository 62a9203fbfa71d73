// finding=none
// The header fades alongside the swipe, and the completion brings it back if the swipe was cancelled.
final class AlbumViewController: UIViewController {
    private let header = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
            self?.header.alpha = 0
        }, completion: { [weak self] context in
            if context.isCancelled {
                self?.header.alpha = 1
            }
        })
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        header.alpha = 1
    }
}
