// finding=uncoordinated-animation
// The callback only stores whether the screen is wide, and the observer of that property animates.
final class SplitViewController: UIViewController {
    private let divider = UIView()
    private var isWide = false {
        didSet {
            guard isWide != oldValue else { return }
            UIView.animate(withDuration: 0.25) { [weak self] in  // <- uncoordinated-animation, rotate, viewWillTransition
                self?.divider.alpha = 0.5
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(divider)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        isWide = size.width > size.height
    }
}
