// finding=none
// What is removed backwards here is an item of an outline, which has methods of the same names.
final class OutlineItem {
    private(set) var isAttached = true
    private var log: [String] = []

    func removeFromParent() {
        isAttached = false
        log.append("removed")
    }

    func willMove(toParent parent: OutlineItem?) {
        log.append(parent == nil ? "leaves" : "enters")
    }
}

final class OutlineScreen: UIViewController {
    private let item = OutlineItem()

    override func viewDidLoad() {
        super.viewDidLoad()
        item.removeFromParent()
        item.willMove(toParent: nil)
        view.isHidden = item.isAttached
    }
}
