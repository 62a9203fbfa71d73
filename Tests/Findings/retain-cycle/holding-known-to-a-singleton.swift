// finding=none
// A singleton knows itself and the last screen on purpose: it is in reach for ever, and lets go when the next comes.
final class Hub {
    static let shared = Hub()
    var last: UIViewController?
    private var own: Hub?
    init() { own = self }
}

final class WizardViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Hub.shared.last = self
    }
}
