// finding=early-geometry
// The root view starts without a size, so the tile that viewDidLoad computes from its width is zero points wide.
final class MosaicViewController: UIViewController {
    private let tile = UIView()

    override func loadView() {
        view = UIView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let side = view.bounds.width / 3  // <- early-geometry, launch, viewDidLoad
        tile.frame = CGRect(x: 0, y: 0, width: side, height: side)
        view.addSubview(tile)
    }
}
