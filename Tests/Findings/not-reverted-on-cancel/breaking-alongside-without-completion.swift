// finding=not-reverted-on-cancel
// The header fades out alongside the swipe, and nobody looks at how the swipe ends.
final class ArtistViewController: UIViewController {
    private let header = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        fadeHeader()
    }

    private func fadeHeader() {
        transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
            self?.header.alpha = 0  // <- not-reverted-on-cancel, swipe-cancel, alongside
        })
    }
}
