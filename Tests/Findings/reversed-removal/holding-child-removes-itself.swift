// finding=none
// The child takes itself out of its parent, in the right order and through an optional parent.
final class ConsentChild: UIViewController {
    func finish() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}

final class ConsentHostScreen: UIViewController {
    private let consent = ConsentChild()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(consent)
        view.addSubview(consent.view)
        consent.didMove(toParent: self)
        consent.finish()
    }
}
