// finding=load-view-called
// The call comes out of a plain object, in a closure, on a casted and optional receiver.
final class ScreenWarmer {
    func warm(_ candidates: [Any]) {
        candidates.forEach { candidate in
            (candidate as? UIViewController)?.loadView()  // <- load-view-called, launch, loadView
        }
    }
}

final class LauncherViewController: UIViewController {
    private let warmer = ScreenWarmer()
    private let settings = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        warmer.warm([settings, "nothing"])
    }
}
