// finding=uncoordinated-animation
// The animation is written down in viewDidLoad as a handler for rotations, and the rotation callback runs it.
final class CompassViewController: UIViewController {
    private let needle = UIView()
    private var onResize: ((CGSize) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(needle)
        onResize = { [weak self] size in
            UIView.animate(withDuration: 0.35) {  // <- uncoordinated-animation, rotate, viewWillTransition
                self?.needle.alpha = size.height > size.width ? 1 : 0.5
            }
        }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        onResize?(size)
    }
}
