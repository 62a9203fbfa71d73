// finding=super-load-view
// Super is reached through a helper method and the view is replaced by a builder object that is no controller.
final class RootBuilder {
    func replaceRoot(of controller: UIViewController) {
        let root = UIView()
        root.tintColor = .systemPink
        controller.view = root  // <- super-load-view, launch, loadView
    }
}

final class GalleryViewController: UIViewController {
    private let builder = RootBuilder()

    override func loadView() {
        makeDefaultView()
        builder.replaceRoot(of: self)
    }

    private func makeDefaultView() {
        super.loadView()
    }
}
