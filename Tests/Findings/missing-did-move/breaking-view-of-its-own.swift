// finding=missing-did-move
// The type that is called View is the author's, and every return stands inside of another statement.
import UIKit
typealias View = UIView
final class A: UIViewController {
    private let child = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(content())
    }

    private func content() -> View {
        addChild(child)  // <- missing-did-move, launch, willMove
        do { return try made() } catch { return UIView() }
    }

    private func made() throws -> UIView { child.view }
}
