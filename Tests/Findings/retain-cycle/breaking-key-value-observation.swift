// finding=retain-cycle
// The observation belongs to the screen, and its closure holds the screen.
final class PlayerScreen: UIViewController {
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        observation = player.observe(\.status) { _, _ in  // <- retain-cycle, launch, viewDidDisappear
            self.title = "x"
        }
    }
}
