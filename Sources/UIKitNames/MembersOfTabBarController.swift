extension MemberTable {
  /// The members of `UITabBarController`.
  static let tabBarController = MemberTable(
    """
    UITabBarController

    viewControllers: [UIViewController]? [simulated, changed, schedules]
    selectedIndex: Int [simulated, changed, schedules]
    selectedViewController: UIViewController? [simulated, changed, schedules]
    delegate: UITabBarControllerDelegate? [simulated, weak]
    isTabBarHidden [simulated, hides tabBar, since 18, unknown hosted-bars]

    init()
    init(nibName: String?, bundle: Bundle?)
    init(coder: NSCoder)
    init(tabs: [UITab])
    tabs: [UITab] [simulated, changed, schedules, since 18]
    selectedTab: UITab? [simulated, changed, schedules, since 18]

    setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) \
    [simulated, schedules, performs]
    setTabBarHidden(_ hidden: Bool, animated: Bool) [simulated, since 18]
    setTabs(_ tabs: [UITab], animated: Bool) [simulated, schedules, since 18]
    tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) [called]
    tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) [called]
    tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) [called]
    tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) [called]
    tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) [called]
    """)
}
