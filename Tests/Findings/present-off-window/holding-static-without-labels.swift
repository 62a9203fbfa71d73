// finding=none
// Only what the function does tells which controller is on screen.
enum Router {
    static func open(_ screen: UIViewController, _ base: UIViewController) {
        base.present(screen, animated: true)
    }
}
