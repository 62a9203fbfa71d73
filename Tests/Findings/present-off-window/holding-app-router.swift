// finding=none
// The receiver is the app's router, which decides for itself where and when to show the screen.
override func viewDidLoad() {
    super.viewDidLoad()
    let login = UIViewController()
    login.modalPresentationStyle = .fullScreen
    AppRouter.shared.present(login, animated: true)
}
