// finding=direct-appearance-call
// The screen calls its own callback when it presents something that leaves it visible.
class MapScreen: UIViewController {
    override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        if controller.modalPresentationStyle != .fullScreen { viewWillDisappear(animated) }  // <- direct-appearance-call, sheet, viewWillDisappear
        super.present(controller, animated: animated, completion: completion)
    }
}
