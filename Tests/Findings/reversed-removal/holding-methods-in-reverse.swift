// finding=none
// The method that ends the removal stands above the one that begins it, and is called by it.
final class WizardScreen: UIViewController {
    private let intro = UIViewController()

    private func endRemoval() {
        intro.view.removeFromSuperview()
        intro.removeFromParent()
    }

    private func beginRemoval() {
        intro.willMove(toParent: nil)
        endRemoval()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(intro)
        view.addSubview(intro.view)
        intro.didMove(toParent: self)
        beginRemoval()
    }
}
