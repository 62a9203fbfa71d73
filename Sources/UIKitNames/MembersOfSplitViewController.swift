extension MemberTable {
  /// The members of `UISplitViewController`.
  static let splitViewController = MemberTable(
    """
    UISplitViewController

    viewControllers [simulated, changed, schedules]
    isCollapsed [simulated, since 8]
    displayMode [simulated, since 8]
    preferredDisplayMode [simulated, schedules, since 8]
    delegate [simulated, weak]
    style [simulated, since 14]

    setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) \
    [simulated, schedules, rare, labels, since 14]
    viewController(for column: UISplitViewController.Column) -> UIViewController? \
    [simulated, rare, labels, since 14]
    show(_ column: UISplitViewController.Column) \
    [simulated, schedules, rare, labels, overload, since 14]
    hide(_ column: UISplitViewController.Column) [simulated, schedules, rare, labels, since 14]
    init(style: UISplitViewController.Style) [overload, since 14]
    """)
}
