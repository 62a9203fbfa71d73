// finding=uncoordinated-animation
// The callback calls a helper in an extension, and the helper's helper starts a spring of its own.
final class ToolsViewController: UIViewController {
    private let tools = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tools)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        adapt(to: size)
    }
}

extension ToolsViewController {
    private func adapt(to size: CGSize) {
        bounce(until: size.width > size.height ? 0.6 : 1)
    }

    private func bounce(until alpha: CGFloat) {
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [], animations: { [weak self] in  // <- uncoordinated-animation, rotate, viewWillTransition
            self?.tools.alpha = alpha
        }, completion: nil)
    }
}
