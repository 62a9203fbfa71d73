// finding=early-geometry
// A hook of the base class runs in viewWillAppear, and the subclass of a subclass reads a frame in it that a resize has made stale.
class RefreshingController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        refresh()
    }

    func refresh() {}
}

class ColumnController: RefreshingController {
    private(set) var columns = 1

    func fit(_ width: CGFloat) {
        columns = max(1, Int(width / 160))
    }
}

final class PhotoColumnController: ColumnController {
    override func refresh() {
        super.refresh()
        fit(view.frame.size.width)  // <- early-geometry, resize, viewWillAppear
    }
}
