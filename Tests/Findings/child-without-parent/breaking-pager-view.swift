// finding=child-without-parent
// A page view controller is set up completely, apart from becoming a child of the screen that shows its view.
final class TourScreen: UIViewController {
    private let pager = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal,
        options: nil
    )

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.setViewControllers([TourPage()], direction: .forward, animated: false, completion: nil)
        pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager.view)  // <- child-without-parent, launch, viewDidLoad
    }
}

final class TourPage: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
    }
}
