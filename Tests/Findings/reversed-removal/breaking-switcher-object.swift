// finding=reversed-removal
// A helper object replaces the current page, and its order of removal is upside down.
final class PageSwitcher {
    private var current: UIViewController?

    func show(_ page: UIViewController, in host: UIViewController) {
        if let old = current {
            old.removeFromParent()  // <- reversed-removal, launch, didMove
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
        }
        host.addChild(page)
        host.view.addSubview(page.view)
        page.didMove(toParent: host)
        current = page
    }
}

final class SettingsScreen: UIViewController {
    private let switcher = PageSwitcher()

    override func viewDidLoad() {
        super.viewDidLoad()
        switcher.show(UIViewController(), in: self)
        switcher.show(UIViewController(), in: self)
    }
}
