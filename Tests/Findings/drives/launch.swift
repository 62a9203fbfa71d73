// finding=retain-cycle
// Whatever happens to the screen makes it let go of its closure, but nothing does on the first screen of an app.
class GreetingScreen: UIViewController {
    var onReady: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        onReady = { self.greet() }  // <- retain-cycle, launch, viewDidDisappear
        NotificationCenter.default.addObserver(
            self, selector: #selector(settle), name: UIApplication.didEnterBackgroundNotification, object: nil)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if parent != nil || presentingViewController != nil { onReady = nil }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        onReady = nil
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        onReady = nil
    }

    override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        onReady = nil
        super.present(controller, animated: animated, completion: completion)
    }

    @objc private func settle() { onReady = nil }
}
