// finding=missing-did-move
// Three pages are contained in a loop whose body ends after the view has been added.
final class SegmentedScreen: UIViewController {
    private let pages = [UIViewController(), UIViewController(), UIViewController()]
    private let switcher = UISegmentedControl()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(switcher)
        for (index, page) in pages.enumerated() {
            addChild(page)  // <- missing-did-move, launch, willMove
            page.view.isHidden = index > 0
            view.addSubview(page.view)
        }
    }
}
