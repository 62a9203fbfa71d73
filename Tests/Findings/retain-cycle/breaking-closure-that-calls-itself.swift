// finding=retain-cycle
// The local variable holds a closure that uses the variable: the two hold each other, and the screen with them.
final class CountdownViewController: UIViewController {
    private var left = 3

    override func viewDidLoad() {
        super.viewDidLoad()
        var step: (() -> Void)!
        step = {  // <- retain-cycle, launch, viewDidDisappear
            self.left -= 1
            if self.left > 0 { step() }
        }
        step()
    }
}
