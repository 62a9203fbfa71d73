// finding=none
// The tile cache has a method with the same base name and a label, which is a different method of no controller.
final class TileCache {
    private var tiles: [Int: UIView] = [:]

    func loadView(at index: Int) -> UIView {
        if let tile = tiles[index] {
            return tile
        }
        let tile = UIView()
        tiles[index] = tile
        return tile
    }
}

final class MosaicViewController: UIViewController {
    private let cache = TileCache()

    override func viewDidLoad() {
        super.viewDidLoad()
        for index in 0..<4 {
            view.addSubview(cache.loadView(at: index))
        }
    }
}
