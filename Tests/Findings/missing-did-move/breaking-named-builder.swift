// finding=missing-did-move
// Nothing but the name says that the method is built, so that its statements run.
import UIKit
final class A: UIViewController {
    private let child = UIViewController()

    @PaneBuilder private func panes() -> [UIView] {
        UIView()
        embedded()
    }

    @PaneBuilder private func embedded() -> UIView { added().view }

    private func added() -> UIViewController {
        addChild(child)  // <- missing-did-move, launch, willMove
        return child
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for pane in panes() { view.addSubview(pane) }
    }
}
