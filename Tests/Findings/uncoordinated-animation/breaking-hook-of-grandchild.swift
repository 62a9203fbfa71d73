// finding=uncoordinated-animation
// The base class keeps the coordinator to itself and offers a hook, so the grandchild animates on its own.
class AdaptiveController: UIViewController {
    let content = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(content)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        adapt(isLandscape: size.width > size.height)
    }

    func adapt(isLandscape: Bool) {}
}

class KeyboardAdaptiveController: AdaptiveController {
    override func adapt(isLandscape: Bool) {
        view.endEditing(true)
    }
}

final class CalculatorController: KeyboardAdaptiveController {
    override func adapt(isLandscape: Bool) {
        super.adapt(isLandscape: isLandscape)
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseIn], animations: { [weak self] in  // <- uncoordinated-animation, rotate, viewWillTransition
            self?.content.alpha = isLandscape ? 1 : 0.7
        }, completion: nil)
    }
}
