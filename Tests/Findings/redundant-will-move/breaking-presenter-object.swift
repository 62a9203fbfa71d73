// finding=redundant-will-move
// An object that is no controller adds children to a host and announces each of them itself.
final class TrayPresenter {
    private unowned let host: UIViewController

    init(host: UIViewController) {
        self.host = host
    }

    func open(_ tray: UIViewController) {
        tray.willMove(toParent: host)  // <- redundant-will-move, launch, willMove
        host.addChild(tray)
        host.view.addSubview(tray.view)
        tray.didMove(toParent: host)
    }
}

final class CameraScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        TrayPresenter(host: self).open(UIViewController())
    }
}
