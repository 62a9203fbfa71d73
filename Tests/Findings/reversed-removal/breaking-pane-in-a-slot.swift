// finding=reversed-removal
// What is given is a structure, and the child is one of its properties.
struct Slot {
    let name: String
    var pane: UIViewController?
}

final class DeskViewController: UIViewController {
    func empty(_ slot: Slot) {
        slot.pane?.view.removeFromSuperview()
        slot.pane?.removeFromParent()  // <- reversed-removal, launch, didMove
    }
}
