// finding=none
// The plain case: a root view of its own is assigned and super is not called.
final class LoginView: UIView {
    let name = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(name)
    }

    required init?(coder: NSCoder) {
        fatalError("not from a nib")
    }
}

final class LoginViewController: UIViewController {
    override func loadView() {
        view = LoginView(frame: .zero)
    }
}
