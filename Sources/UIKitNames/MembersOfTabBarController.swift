extension MemberTable {
  /// The members of `UITabBarController`.
  static let tabBarController = MemberTable(
    """
    UITabBarController

    viewControllers: [UIViewController]? [simulated, changed, schedules]
    selectedIndex: Int [simulated, changed, schedules]
    selectedViewController: UIViewController? [simulated, changed, schedules]
    delegate: UITabBarControllerDelegate? [simulated, weak]
    isTabBarHidden [simulated, hides tabBar, since 18]

    init(tabs: [UITab]) [known]
    tabs [unsettable]
    selectedTab [unsettable]

    setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) \
    [simulated, schedules, performs]
    setTabBarHidden(_ hidden: Bool, animated: Bool) [simulated, since 18]
    setTabs(_ tabs: [UITab], animated: Bool) [uncallable]
    tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) [called]
    tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) [called]
    tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) [called]
    tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) [called]
    tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) [called]
    """)
}
