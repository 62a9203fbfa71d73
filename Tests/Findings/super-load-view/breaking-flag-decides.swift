// finding=super-load-view
// Super is always reached and the flag, which is on, replaces the view afterwards.
struct Features {
    var usesCustomRoot = true
}

final class HomeViewController: UIViewController {
    private let features = Features()

    override func loadView() {
        super.loadView()
        guard features.usesCustomRoot else { return }
        let root = UIImageView()
        root.isUserInteractionEnabled = true
        view = root  // <- super-load-view, launch, loadView
    }
}
