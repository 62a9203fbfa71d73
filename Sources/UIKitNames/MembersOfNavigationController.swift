extension MemberTable {
  /// The members of `UINavigationController`.
  package static let navigationController = MemberTable(
    """
    UINavigationController

    pushViewController(_ viewController: UIViewController, animated: Bool) \
    [simulated, schedules, performs]
    popViewController(animated: Bool) -> UIViewController? \
    [simulated, schedules, performs, was popViewControllerAnimated]
    popToViewController(_ viewController: UIViewController, animated: Bool) -> \
    [UIViewController]? [simulated, schedules, performs]
    popToRootViewController(animated: Bool) -> [UIViewController]? \
    [simulated, schedules, performs, was popToRootViewControllerAnimated]
    setViewControllers(_ viewControllers: [UIViewController], animated: Bool) \
    [simulated, schedules, performs]
    viewControllers: [UIViewController] [simulated, changed, schedules, unknown child-by-hand]
    topViewController: UIViewController? [simulated, unknown child-by-hand]
    visibleViewController: UIViewController? [simulated, unknown child-by-hand]
    delegate: UINavigationControllerDelegate? [simulated, weak]
    isNavigationBarHidden [simulated, hides navigationBar, unknown hosted-bars]
    setNavigationBarHidden(_ hidden: Bool, animated: Bool) [simulated]
    isToolbarHidden [simulated, hides toolbar, unknown hosted-bars]
    setToolbarHidden(_ hidden: Bool, animated: Bool) [simulated]

    interactivePopGestureRecognizer [simulated, since 7]
    interactiveContentPopGestureRecognizer [simulated, since 26]
    hidesBarsOnSwipe [unsettable]
    hidesBarsOnTap [unsettable]
    hidesBarsWhenVerticallyCompact [unsettable]
    hidesBarsWhenKeyboardAppears [unsettable]

    init()
    init(nibName: String?, bundle: Bundle?)
    init(coder: NSCoder)
    init(rootViewController: UIViewController)
    init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
    """)
}
