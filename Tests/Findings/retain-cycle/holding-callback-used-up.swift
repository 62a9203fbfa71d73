// finding=none
// The stored closure is strong, but the first appearance calls it and throws it away.
final class SplashScreen: UIViewController {
    private var onShown: (() -> Void)?
    private var shown = false

    override func viewDidLoad() {
        super.viewDidLoad()
        onShown = {
            self.shown = true
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onShown?()
        onShown = nil
    }
}
