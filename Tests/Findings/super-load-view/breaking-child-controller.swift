// finding=super-load-view
// The container is right, and the child it contains makes its view twice.
final class FooterViewController: UIViewController {
    override func loadView() {
        super.loadView()
        view = UIVisualEffectView()  // <- super-load-view, launch, loadView
    }
}

final class CheckoutViewController: UIViewController {
    private let footer = FooterViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(footer)
        view.addSubview(footer.view)
        footer.didMove(toParent: self)
    }
}
