// finding=layout-loop
// A relayout closure is stored once, with a weak self, and run by the very callback that it brings about.
final class WallpaperViewController: UIViewController {
    private var relayout: (() -> Void)?
    private var offset = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        relayout = { [weak self] in
            self?.offset += 1
            self?.view.setNeedsLayout()  // <- layout-loop, launch, viewDidLayoutSubviews
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        relayout?()
    }
}
