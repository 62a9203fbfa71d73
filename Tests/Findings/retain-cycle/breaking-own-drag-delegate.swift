// finding=retain-cycle
// A property that is named as a weak one of the library's holds its delegate.
protocol TileDragging: AnyObject {}

final class TileView: UIView {
    var dragDelegate: TileDragging?
}

final class TilesViewController: UIViewController, TileDragging {
    private let tile = TileView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tile)
        tile.dragDelegate = self  // <- retain-cycle, launch, viewDidDisappear
    }
}
