// finding=redundant-will-move
// The sequence is written from the child's point of view, so the extra call has no receiver that would catch the eye.
extension UIViewController {
    func attach(to container: UIViewController) {
        willMove(toParent: container)  // <- redundant-will-move, launch, willMove
        container.addChild(self)
        container.view.addSubview(view)
        didMove(toParent: container)
    }
}

final class RadioScreen: UIViewController {
    private let equalizer = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        equalizer.attach(to: self)
    }
}
