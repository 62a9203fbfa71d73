// finding=none
// The notification waits for the next turn of the main queue, and that is before idle.
final class GalleryScreen: UIViewController {
    private let grid = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(grid)
        view.addSubview(grid.view)
        DispatchQueue.main.async { [weak self] in
            self?.grid.didMove(toParent: self)
        }
    }
}
