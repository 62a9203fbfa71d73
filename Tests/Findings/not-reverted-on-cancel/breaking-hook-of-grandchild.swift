// finding=not-reverted-on-cancel
// The base class has hooks for both directions, and the grandchild fills in the one for leaving only.
class LifecycleController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        entering()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        leaving()
    }

    func entering() {}
    func leaving() {}
}

class PlayerController: LifecycleController {
    let controls = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(controls)
    }
}

final class MiniPlayerController: PlayerController {
    override func leaving() {
        super.leaving()
        controls.isHidden = true  // <- not-reverted-on-cancel, swipe-cancel, viewWillDisappear
    }
}
