// finding=load-view-called
// Each page is loaded by hand in a loop before it is contained in the otherwise right order.
final class PageStackViewController: UIViewController {
    private let pages = [UIViewController(), UIViewController()]

    override func viewDidLoad() {
        super.viewDidLoad()
        for page in pages {
            page.loadView()  // <- load-view-called, launch, loadView
            addChild(page)
            view.addSubview(page.view)
            page.didMove(toParent: self)
        }
    }
}
