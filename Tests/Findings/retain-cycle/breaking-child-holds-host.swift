// finding=retain-cycle
// The host keeps its child in a property, and the child keeps the host in one of its own.
final class HostScreen: UIViewController {
    private var filter: FilterChild?

    override func viewDidLoad() {
        super.viewDidLoad()
        let child = FilterChild()
        child.host = self  // <- retain-cycle, launch, viewDidDisappear
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
        filter = child
    }
}

final class FilterChild: UIViewController {
    var host: HostScreen?
    private var choice = "all"
}
