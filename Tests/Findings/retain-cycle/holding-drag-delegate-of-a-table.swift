// finding=none
// The delegates of a table are weak, and so is one that is declared to be.
protocol TileDragging: AnyObject {}

final class TileView: UIView {
    weak var dropDelegate: TileDragging?
}

final class TilesViewController: UIViewController, TileDragging, UITableViewDragDelegate {
    private let tile = TileView()
    private let table = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tile)
        view.addSubview(table)
        tile.dropDelegate = self
        table.dragDelegate = self
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
}
