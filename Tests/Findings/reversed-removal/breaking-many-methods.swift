// finding=reversed-removal
// Many methods take a child out, and all call it the same.
final class RoomViewController: UIViewController {
    func close(_ pair: (Int, UIViewController)) {
        pair.1.view.removeFromSuperview()
        pair.1.removeFromParent()  // <- reversed-removal, launch, didMove
    }
    func hide(_ pair: (Int, UIViewController)) {
        pair.1.view.removeFromSuperview()
        pair.1.removeFromParent()  // <- reversed-removal, launch, didMove
    }
    func fold(_ pair: (Int, UIViewController)) {
        pair.1.view.removeFromSuperview()
        pair.1.removeFromParent()  // <- reversed-removal, launch, didMove
    }
    func drop(_ pair: (Int, UIViewController)) {
        pair.1.view.removeFromSuperview()
        pair.1.removeFromParent()  // <- reversed-removal, launch, didMove
    }
    func sweep(_ pair: (Int, UIViewController)) {
        pair.1.view.removeFromSuperview()
        pair.1.removeFromParent()  // <- reversed-removal, launch, didMove
    }
    func leave(_ pair: (Int, UIViewController)) {
        pair.1.view.removeFromSuperview()
        pair.1.removeFromParent()  // <- reversed-removal, launch, didMove
    }
    func empty(_ pair: (Int, UIViewController)) {
        pair.1.view.removeFromSuperview()
        pair.1.removeFromParent()  // <- reversed-removal, launch, didMove
    }
}
