// finding=none
// The same loop over pages as in careless code, with the sanctioned method and only where it is needed.
final class CarouselViewController: UIViewController {
    private let pages = [UIViewController(), UIViewController(), UIViewController()]

    override func viewDidLoad() {
        super.viewDidLoad()
        for page in pages where !page.isViewLoaded {
            addChild(page)
            page.loadViewIfNeeded()
            view.addSubview(page.view)
            page.didMove(toParent: self)
        }
    }
}
