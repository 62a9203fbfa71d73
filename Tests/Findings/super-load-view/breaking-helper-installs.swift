// finding=super-load-view
// The replacement happens in a private helper that loadView calls after super.
final class MapViewController: UIViewController {
    private let mapSurface = UIView()

    override func loadView() {
        super.loadView()
        installSurface()
    }

    private func installSurface() {
        mapSurface.backgroundColor = .systemGreen
        self.view = mapSurface  // <- super-load-view, launch, loadView
    }
}
