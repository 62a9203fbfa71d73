extension MemberTable {
  /// The members of `UINavigationController`.
  package static let navigationController = MemberTable(
    """
    UINavigationController

    pushViewController(_ viewController: UIViewController, animated: Bool) [simulated, schedules]
    popViewController(animated: Bool) -> UIViewController? [simulated, schedules]
    popToViewController(_ viewController: UIViewController, animated: Bool) -> \
    [UIViewController]? [simulated, schedules]
    popToRootViewController(animated: Bool) -> [UIViewController]? [simulated, schedules]
    setViewControllers(_ viewControllers: [UIViewController], animated: Bool) [simulated, schedules]
    viewControllers [simulated, changed, schedules]
    topViewController [simulated]
    visibleViewController [simulated]
    delegate [simulated, weak]
    isNavigationBarHidden [simulated]
    setNavigationBarHidden(_ hidden: Bool, animated: Bool) [simulated]
    isToolbarHidden [simulated]
    setToolbarHidden(_ hidden: Bool, animated: Bool) [simulated]

    interactivePopGestureRecognizer [unsettable]
    interactiveContentPopGestureRecognizer [unsettable]
    hidesBarsOnSwipe [unsettable]
    hidesBarsOnTap [unsettable]
    """)
}
