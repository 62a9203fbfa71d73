extension MemberTable {
  /// The members of `UIPageViewController`.
  static let pageViewController = MemberTable(
    """
    UIPageViewController

    setViewControllers(_ viewControllers: [UIViewController]?, direction: \
    UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = \
    nil) [simulated, schedules]
    viewControllers [simulated, changed]
    dataSource [simulated, weak]
    delegate [simulated, weak]
    transitionStyle [simulated]
    """)
}
