// finding=missing-did-move
// A body that gives a View of a library's is none to be built where it returns, wherever that is.
import UIKit
final class A: UIViewController {
    private let child = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        _ = content()
    }

    private func content() -> View {
        addChild(child)  // <- missing-did-move, launch, willMove
        view.addSubview(child.view)
        repeat { for pane in [child] { return Pane(pane) } } while true
    }
}
