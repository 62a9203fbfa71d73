// finding=none
// A static function presents from the screen that it is given.
enum Presenter {
    static func present(_ screen: UIViewController, from presenter: UIViewController) {
        presenter.present(screen, animated: true)
    }
}
