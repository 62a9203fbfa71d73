extension MemberTable {
  /// The members of `UIViewController`. Known names include members of subclasses such as
  /// `UITableViewController`, which the simulator treats as plain controllers. UIKit asks
  /// `shouldPerformSegue` only about segues of a storyboard's own, never about `performSegue`, so
  /// the method is not marked `called`. Source: `segue-shouldperform-not-programmatic`.
  static let viewController = MemberTable(
    """
    UIViewController

    view: UIView [simulated, changed, unread]
    viewIfLoaded: UIView? [readonly, simulated, sure, since 9, unknown hosted-loading covered-column]
    isViewLoaded [readonly, simulated, unknown hosted-loading covered-column]
    parent: UIViewController? [readonly, simulated, was parentViewController]
    children: [UIViewController] [readonly, simulated, known, was childViewControllers, unknown hosted-children]
    navigationController: UINavigationController? [readonly, simulated, host]
    tabBarController: UITabBarController? [readonly, simulated, known]
    isMovingToParent [readonly, simulated]
    isMovingFromParent [readonly, simulated]
    isBeingPresented [readonly, simulated]
    isBeingDismissed [readonly, simulated]
    presentedViewController: UIViewController? [readonly, simulated]
    presentingViewController: UIViewController? [readonly, simulated]
    modalPresentationStyle: UIModalPresentationStyle [simulated]
    definesPresentationContext [simulated]
    isModalInPresentation [simulated, since 13, unknown hosted-dismissal]
    modalTransitionStyle: UIModalTransitionStyle [simulated, unread]
    transitioningDelegate [simulated, unread, since 7]
    presentationController [readonly, simulated, since 8]
    activePresentationController [simulated, since 16]
    sheetPresentationController: UISheetPresentationController? [readonly, simulated, since 15]
    popoverPresentationController: UIPopoverPresentationController? [readonly, simulated, since 8]
    splitViewController: UISplitViewController? [readonly, simulated]
    transitionCoordinator: UIViewControllerTransitionCoordinator? [readonly, simulated, known, since 7, \
    unknown tab-coordinator]
    traitCollection: UITraitCollection [readonly, simulated, unread, settled, since 8, unknown hosted-style]
    traitOverrides [simulated, moves, since 17]
    overrideUserInterfaceStyle: UIUserInterfaceStyle [simulated, moves, since 13, \
    unknown hosted-style]
    additionalSafeAreaInsets: UIEdgeInsets [simulated, unread, moves, visual, since 11]
    hidesBottomBarWhenPushed [simulated]
    preferredContentSize: CGSize [simulated, unread, since 7, unknown hosted-size]
    preferredTransition [simulated, unread, since 18]
    title: String? [simulated, unknown hosted-title]
    isEditing [simulated, known, changed]

    edgesForExtendedLayout [unread, unsettable]
    extendedLayoutIncludesOpaqueBars [unsettable]
    preferredInterfaceOrientationForPresentation [unread]
    prefersStatusBarHidden [known, looks]
    preferredStatusBarStyle [known, looks]
    preferredStatusBarUpdateAnimation [looks]
    childForStatusBarHidden [known, looks]
    childForStatusBarStyle [known, looks]
    prefersHomeIndicatorAutoHidden [looks]
    childForHomeIndicatorAutoHidden [looks]
    preferredScreenEdgesDeferringSystemGestures [looks]
    childForScreenEdgesDeferringSystemGestures [looks]
    prefersPointerLocked [looks]

    loadView() [called, bound]
    loadViewIfNeeded() [simulated, called, bound, since 9]
    viewDidLoad() [called]
    viewWillUnload() [called, gone]
    viewDidUnload() [called, gone]
    viewWillAppear(_ animated: Bool) [called]
    viewIsAppearing(_ animated: Bool) [called]
    viewDidAppear(_ animated: Bool) [called]
    viewWillDisappear(_ animated: Bool) [called]
    viewDidDisappear(_ animated: Bool) [called]
    viewWillLayoutSubviews() [called]
    viewDidLayoutSubviews() [called]
    viewLayoutMarginsDidChange() [called]
    viewSafeAreaInsetsDidChange() [called]
    updateViewConstraints() [called]
    updateProperties() [called]
    updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) \
    [called]
    setNeedsUpdateContentUnavailableConfiguration() [known]
    setNeedsUpdateProperties() [simulated, invalidates, since 26]
    updatePropertiesIfNeeded() [simulated, since 26]
    didReceiveMemoryWarning() [called]
    willMove(toParent parent: UIViewController?) [called, was willMoveToParentViewController]
    didMove(toParent parent: UIViewController?) [called, was didMoveToParentViewController]
    addChild(_ childController: UIViewController) \
    [simulated, bound, host, inherited, was addChildViewController]
    removeFromParent() [simulated, bound, inherited, was removeFromParentViewController]
    transition(from fromViewController: UIViewController, to toViewController: UIViewController, \
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, \
    completion: ((Bool) -> Void)? = nil) [simulated, schedules, host, \
    was transitionFromViewController]
    beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) [simulated]
    endAppearanceTransition() [simulated]
    setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: \
    UIViewController) [simulated, since 8]
    overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? \
    [called]
    viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) \
    [called]
    willTransition(to newCollection: UITraitCollection, with coordinator: \
    UIViewControllerTransitionCoordinator) [called]
    size(forChildContentContainer container: UIContentContainer, withParentContainerSize \
    parentSize: CGSize) -> CGSize [called]
    preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) [called]
    systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) \
    [called]
    willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) [called]
    willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: \
    TimeInterval) [called]
    didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) [called]
    shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool \
    [called, gone]
    shouldAutomaticallyForwardRotationMethods() -> Bool [called]
    automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool [called, gone]
    present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> \
    Void)? = nil) [simulated, schedules, host, performs, was presentViewController, \
    was presentModalViewController]
    dismiss(animated flag: Bool, completion: (() -> Void)? = nil) \
    [simulated, schedules, host, performs, was dismissViewController, was dismissViewControllerAnimated, \
    was dismissModalViewController, was dismissModalViewControllerAnimated]
    show(_ vc: UIViewController, sender: Any?) \
    [simulated, schedules, host, was showViewController, since 8]
    showDetailViewController(_ vc: UIViewController, sender: Any?) \
    [simulated, schedules, host, since 8]
    targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? [called]
    prepare(for segue: UIStoryboardSegue, sender: Any?) [called]
    performSegue(withIdentifier identifier: String, sender: Any?) \
    [simulated, schedules, performs, was performSegueWithIdentifier]
    shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool
    canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, \
    sender: Any?) -> Bool [called]
    unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) [called]
    allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] \
    [called]
    childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? [called]
    collapseSecondaryViewController(_ secondaryViewController: UIViewController, for \
    splitViewController: UISplitViewController) [known, called]
    separateSecondaryViewController(for splitViewController: UISplitViewController) -> \
    UIViewController? [called]
    setEditing(_ editing: Bool, animated: Bool) [simulated, known, inherited]
    setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool)
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden() [since 11]
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    setNeedsUpdateOfPrefersPointerLocked()
    setNeedsUpdateOfSupportedInterfaceOrientations() [simulated, since 16]
    encodeRestorableState(with coder: NSCoder) [called, inherited]
    decodeRestorableState(with coder: NSCoder) [called, inherited]
    applicationFinishedRestoringState() [called]
    contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? [known, since 15]
    setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) \
    [known, since 15]
    didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: \
    UIFocusAnimationCoordinator) [called]
    shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool [called]
    setNeedsFocusUpdate()
    updateFocusIfNeeded()
    tab(for tabBarController: UITabBarController) -> UITab? [called]

    updateTraitsIfNeeded() [simulated, labels, since 17]
    registerForTraitChanges(_ traits: [UITrait], handler: (Self, UITraitCollection) -> Void) \
    [simulated, labels, since 17]
    registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) \
    [simulated, labels, since 17]
    registerForTraitChanges(_ traits: [UITrait], action: Selector) [simulated, labels, since 17]

    addKeyCommand(_ keyCommand: UIKeyCommand) [rare]
    removeKeyCommand(_ keyCommand: UIKeyCommand) [rare]

    storyboard [readonly, known]
    nibName [readonly, known]
    nibBundle [readonly, known]
    navigationItem: UINavigationItem [readonly, known, unread]
    tabBarItem [known, unread]
    toolbarItems [known, unread]
    editButtonItem [readonly, known]
    restorationIdentifier [known]
    restorationClass [known]
    searchDisplayController [known]
    tableView: UITableView! [known]
    collectionView: UICollectionView! [known]
    refreshControl [known]
    clearsSelectionOnViewWillAppear [known]
    navigationBar: UINavigationBar [known]
    toolbar [known]
    tabBar: UITabBar [known, beside]
    tab [known, beside]
    focusGroupIdentifier [known]
    interactionActivityTrackingBaseName [known]
    contentUnavailableConfiguration [known]
    childModalViewController [known]
    modalViewController [known]
    topLayoutGuide [readonly, known, since 7]
    bottomLayoutGuide [readonly, known, since 7]
    systemMinimumLayoutMargins [known]
    disablesAutomaticKeyboardDismissal [known]
    providesPresentationContextTransitionStyle [known]
    extensionContext [known]
    customizableViewControllers [known]
    moreNavigationController [known]
    primaryColumnWidth: CGFloat [known]
    gestureRecognizers [known]
    doubleSided [known]
    spineLocation [known]
    searchBar [known]
    searchController [known]
    severity [known]
    image [known]
    subtitle [known]

    shouldAutorotate [since 6]
    supportedInterfaceOrientations [since 6]

    init()
    init(nibName: String?, bundle: Bundle?)
    init(coder: NSCoder)
    """)
}
