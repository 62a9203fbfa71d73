// finding=layout-loop
// The object that keeps the layout fresh is no controller, and it is told about each layout only to ask for the next.
final class LayoutKeeper {
    weak var target: UIView?
    private(set) var passes = 0

    func layoutHappened() {
        passes += 1
        target?.setNeedsLayout()  // <- layout-loop, launch, viewDidLayoutSubviews
    }
}

final class DiagramViewController: UIViewController {
    private let keeper = LayoutKeeper()

    override func viewDidLoad() {
        super.viewDidLoad()
        keeper.target = view
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        keeper.layoutHappened()
    }
}
