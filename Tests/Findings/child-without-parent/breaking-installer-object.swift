// finding=child-without-parent
// A helper that is no controller puts the overlay's view on the host and forgets the parent link.
final class OverlayInstaller {
    private let overlay: UIViewController

    init(overlay: UIViewController) {
        self.overlay = overlay
    }

    func install(on host: UIViewController) {
        overlay.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.view.addSubview(overlay.view)  // <- child-without-parent, launch, viewDidLoad
    }
}

final class CanvasScreen: UIViewController {
    private let installer = OverlayInstaller(overlay: UIViewController())

    override func viewDidLoad() {
        super.viewDidLoad()
        installer.install(on: self)
    }
}
