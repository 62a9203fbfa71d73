extension MemberTable {
  /// The members of `UISplitViewController`, with the prelude's short initializer for two columns.
  static let splitViewController = MemberTable(
    """
    UISplitViewController

    viewControllers: [UIViewController] [simulated, changed, schedules]
    isCollapsed [simulated, since 8]
    displayMode: UISplitViewController.DisplayMode [simulated, since 8]
    preferredDisplayMode: UISplitViewController.DisplayMode [simulated, schedules, since 8]
    delegate: UISplitViewControllerDelegate? [simulated, weak]
    style [simulated, since 14]
    preferredPrimaryColumnWidthFraction [known]
    primaryBackgroundStyle [known]
    presentsWithGesture [known]
    showsSecondaryOnlyButton [known]
    displayModeButtonItem [known]

    setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) \
    [simulated, schedules, rare, labels, since 14]
    viewController(for column: UISplitViewController.Column) -> UIViewController? \
    [simulated, pure, rare, labels, since 14]
    show(_ column: UISplitViewController.Column) \
    [simulated, schedules, rare, labels, overload, since 14]
    hide(_ column: UISplitViewController.Column) [simulated, schedules, rare, labels, since 14]

    init()
    init(nibName: String?, bundle: Bundle?)
    init(coder: NSCoder)
    init(style: UISplitViewController.Style) [overload, since 14]
    init(primary: UIViewController, secondary: UIViewController)
    """)
}
