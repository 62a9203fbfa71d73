// finding=layout-loop
// The base class calls a hook after layout, and a subclass of a subclass thinks that it has to invalidate there.
class MeasuredController: UIViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layoutDidSettle(width: view.bounds.width)
    }

    func layoutDidSettle(width: CGFloat) {}
}

class TextController: MeasuredController {
    private(set) var lineWidth: CGFloat = 0

    override func layoutDidSettle(width: CGFloat) {
        lineWidth = width - 32
    }
}

final class PoemController: TextController {
    override func layoutDidSettle(width: CGFloat) {
        super.layoutDidSettle(width: width)
        let root = view
        root?.setNeedsLayout()  // <- layout-loop, launch, viewDidLayoutSubviews
    }
}
