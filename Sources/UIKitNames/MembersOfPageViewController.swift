extension MemberTable {
  /// The members of `UIPageViewController`.
  static let pageViewController = MemberTable(
    """
    UIPageViewController

    setViewControllers(_ viewControllers: [UIViewController]?, direction: \
    UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = \
    nil) [simulated, schedules, performs]
    viewControllers: [UIViewController]? [simulated, changed]
    dataSource: UIPageViewControllerDataSource? [simulated, weak]
    delegate: UIPageViewControllerDelegate? [simulated, weak]
    transitionStyle [simulated]

    init(transitionStyle: UIPageViewController.TransitionStyle, navigationOrientation: \
    UIPageViewController.NavigationOrientation)
    init(transitionStyle: UIPageViewController.TransitionStyle, navigationOrientation: \
    UIPageViewController.NavigationOrientation, options: [OptionsKey: Any]?)
    init(coder: NSCoder)
    init()
    """)
}
