// finding=none
// The closure that calls itself is let go of when it has done its work.
final class CountdownViewController: UIViewController {
    private var left = 3

    override func viewDidLoad() {
        super.viewDidLoad()
        var step: (() -> Void)?
        step = {
            self.left -= 1
            if self.left > 0 { step?() } else { step = nil }
        }
        step?()
    }
}
