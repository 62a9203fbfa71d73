// finding=none
// An observer changes the view when the flag does, and both directions set the flag.
class ActivatableController: UIViewController {
    let ring = UIView()
    var isActive = false {
        didSet {
            ring.alpha = isActive ? 1 : 0.3
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(ring)
    }
}

final class SensorController: ActivatableController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isActive = true
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isActive = false
    }
}
