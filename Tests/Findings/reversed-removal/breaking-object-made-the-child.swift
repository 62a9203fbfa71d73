// finding=reversed-removal
// The child is made by the object that is given, which nobody else asks for it.
final class Flow {
    let root = UITableViewController()
}

final class ShellViewController: UIViewController {
    func end(_ flow: Flow) {
        flow.root.view.removeFromSuperview()
        flow.root.removeFromParent()  // <- reversed-removal, launch, didMove
    }
}
