extension MemberTable {
  /// The members of `UINavigationItem`.
  package static let navigationItem = MemberTable(
    """
    UINavigationItem

    setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)
    hidesBackButton: Bool
    backAction [unsettable, since 16]
    searchController [unsettable, since 11]
    prompt: String?
    """)

  /// The members of `UIControl`.
  static let control = MemberTable(
    """
    UIControl

    sendActions [uncallable]
    """)

  /// The members of `UISceneConfiguration`.
  static let sceneConfiguration = MemberTable(
    """
    UISceneConfiguration

    delegateClass [unsettable]
    sceneClass [unsettable]
    """)

  /// The members of the options of a zoom.
  static let zoomOptions = MemberTable(
    """
    UIViewController.Transition.ZoomOptions

    interactiveDismissShouldBegin [unsettable]
    """)

  /// The members of `UIWindowScene`.
  static let windowScene = MemberTable(
    """
    UIWindowScene

    requestGeometryUpdate [since 16]
    activationState: UIScene.ActivationState [unknown permission-alert]
    """)

  /// The members of `UIApplication`.
  static let application = MemberTable(
    """
    UIApplication

    applicationState: UIApplication.State [unknown permission-alert]
    requestSceneSessionActivation [uncallable]
    requestSceneSessionDestruction [uncallable]
    requestSceneSessionRefresh [uncallable]
    activateSceneSession [uncallable]
    beginIgnoringInteractionEvents() [uncallable]
    """)

  /// The members of `UITraitCollection`.
  package static let traits = MemberTable(
    """
    UITraitCollection

    horizontalSizeClass: UIUserInterfaceSizeClass [simulated, unknown column-traits]
    verticalSizeClass: UIUserInterfaceSizeClass [simulated]
    userInterfaceStyle: UIUserInterfaceStyle [simulated, since 12, unknown pictures-in-dark]
    preferredContentSizeCategory [simulated, since 10]
    displayScale: CGFloat [simulated]
    userInterfaceIdiom: UIUserInterfaceIdiom
    """)

  /// The members of transition coordinators and their contexts.
  package static let transitionCoordinator = MemberTable(
    """
    UIViewControllerTransitionCoordinator

    animate(alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)? \
    = nil) -> Bool [simulated]
    animateAlongsideTransition(in view: UIView?, animation: ((Context) -> Void)?, completion: \
    ((Context) -> Void)? = nil) -> Bool [simulated]
    notifyWhenInteractionChanges(_ handler: (Context) -> Void) [simulated, since 10]
    notifyWhenInteractionEnds(_ handler: (Context) -> Void)
    isAnimated [simulated]
    isInteractive [simulated]
    initiallyInteractive [simulated]
    isCancelled [simulated]
    transitionDuration: TimeInterval [simulated]
    viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? \
    [simulated, pure]
    view(forKey key: UITransitionContextViewKey) -> UIView? [simulated]
    containerView: UIView [simulated]
    transitionWasCancelled: Bool [simulated]
    completeTransition(_ didComplete: Bool) [simulated, schedules]
    initialFrame(for vc: UIViewController) -> CGRect [simulated]
    finalFrame(for vc: UIViewController) -> CGRect [simulated]
    updateInteractiveTransition(_ percentComplete: CGFloat) [uncallable]
    finishInteractiveTransition() [uncallable]
    cancelInteractiveTransition() [uncallable]
    pauseInteractiveTransition() [uncallable]
    isInterruptible [simulated]
    presentationStyle: UIModalPresentationStyle [simulated]
    completionVelocity: CGFloat [simulated]
    completionCurve [simulated]
    percentComplete: CGFloat [simulated]
    targetTransform: CGAffineTransform [simulated]
    """)

  /// The members of detents.
  package static let customDetent = MemberTable(
    """
    UISheetPresentationController.Detent

    static custom(identifier: UISheetPresentationController.Detent.Identifier? = nil, resolver: \
    (Context) -> CGFloat?)
    """)

  /// The members of `NotificationCenter`.
  package static let notificationCenter = MemberTable(
    """
    NotificationCenter

    addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?)
    addObserver(forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using \
    block: (Notification) -> Void)
    removeObserver(_ observer: Any)
    removeObserver(_ observer: Any, name: Notification.Name?, object: Any?)
    notifications(named name: Notification.Name, object: AnyObject? = nil) [since 15]
    post(_ notification: Notification)
    post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil)
    """)

  /// The members of `Timer`.
  static let timer = MemberTable(
    """
    Timer

    static scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: (Timer) \
    -> Void)
    static scheduledTimer(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: \
    Any?, repeats: Bool)
    """)
}
