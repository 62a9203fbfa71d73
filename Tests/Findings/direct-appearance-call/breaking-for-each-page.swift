// finding=direct-appearance-call
// Every page starts hidden and is told in a closure that it has gone, although UIKit alone may say so.
final class PagesScreen: UIViewController {
    private let pages = [UIViewController(), UIViewController()]

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.forEach { page in
            addChild(page)
            view.addSubview(page.view)
            page.didMove(toParent: self)
            page.view.isHidden = true
            page.viewDidDisappear(false)  // <- direct-appearance-call, launch, viewDidDisappear
        }
    }
}
