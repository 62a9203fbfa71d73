// finding=uncoordinated-animation
// The container forwards the rotation as it should, and the contained child answers with an animation of its own.
final class OverlayViewController: UIViewController {
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        UIView.animate(withDuration: 0.15, animations: { [weak self] in  // <- uncoordinated-animation, rotate, viewWillTransition
            self?.view.alpha = 0.9
        }, completion: { finished in
            print("faded \(finished)")
        })
    }
}

final class VideoViewController: UIViewController {
    private let overlay = OverlayViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(overlay)
        view.addSubview(overlay.view)
        overlay.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        overlay.view.frame = view.bounds
    }
}
