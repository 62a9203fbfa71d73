// finding=none
// The value is written in a layout, and read in that of another screen that is never shown beside it.
final class Session { static var size = 0.0 }
final class AViewController: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        Session.size = view.bounds.width
    }
}
final class BViewController: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        print(Session.size)
    }
}
