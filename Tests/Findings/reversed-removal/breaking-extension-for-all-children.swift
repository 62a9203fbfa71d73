// finding=reversed-removal
// An extension detaches any controller, and the screen clears its placeholder children with it.
extension UIViewController {
    func detach() {
        removeFromParent()  // <- reversed-removal, launch, didMove
        viewIfLoaded?.removeFromSuperview()
        willMove(toParent: nil)
    }
}

final class FeedScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for _ in 0..<2 {
            let placeholder = UIViewController()
            addChild(placeholder)
            view.addSubview(placeholder.view)
            placeholder.didMove(toParent: self)
        }
        children.forEach { $0.detach() }
    }
}
