// finding=view-read-in-load-view
// The base class calls its hook before assigning, which is harmless until a subclass of a subclass reads view in it.
class ScreenController: UIViewController {
    override func loadView() {
        let root = UIView()
        prepare(root)
        view = root
    }

    func prepare(_ root: UIView) {}
}

class ColouredScreenController: ScreenController {
    override func prepare(_ root: UIView) {
        super.prepare(root)
        root.backgroundColor = .systemTeal
    }
}

final class BannerScreenController: ColouredScreenController {
    private let banner = UILabel()

    override func prepare(_ root: UIView) {
        super.prepare(root)
        view.addSubview(banner)  // <- view-read-in-load-view, launch, loadView
    }
}
