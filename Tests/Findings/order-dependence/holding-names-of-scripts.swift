// finding=none
// What a scenario calls its actors and its window, and what a drive calls its own, an app may call anything.
var user = "Ada"
var system = ["on"]
var window: UIWindow?
var drive_screen = 1

final class AccountViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = user + system[0]
        window = UIWindow()
        drive_screen += 1
    }
}
