// finding=none
// The new value becomes a child before it is set, and its view comes afterwards.
final class StageViewController: UIViewController {
    var actor: ClipViewController? {
        willSet {
            actor?.willMove(toParent: nil)
            newValue.flatMap { addChild($0) }
        }
        didSet {
            oldValue?.view.removeFromSuperview()
            oldValue?.removeFromParent()
            if let actor {
                view.addSubview(actor.view)
                actor.didMove(toParent: self)
            }
        }
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        actor = ClipViewController(name: "intro")
    }
}
