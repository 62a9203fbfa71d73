// finding=none
// Every call of loadView is made through super, in two generations.
class ShellViewController: UIViewController {
    override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
    }
}

final class AboutViewController: ShellViewController {
    private let version = UILabel()

    override func loadView() {
        super.loadView()
        version.text = "3.1"
        view.addSubview(version)
    }
}
