// finding=none
// The change takes place in the callback without any animation, which is abrupt but not uncoordinated.
class ColumnsController: UIViewController {
    let grid = UIView()
    private(set) var columns = 2

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(grid)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        columns = size.width > size.height ? 4 : 2
        super.viewWillTransition(to: size, with: coordinator)
    }
}

final class AlbumController: ColumnsController {
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        grid.isHidden = columns > 3
    }
}
