import LifecycleEngine

// The callbacks and questions of delegates, presentation controllers and the app.
extension Seam {
  static let ofDelegates =
    containers + [givesAnimator] + splits + pages + dismissals + adaptations + searches + textInputs

  private static let containers = [
    delegate(
      .navigationWillShow,
      "navigationController(\n    _ navigation: UINavigationController, "
        + "willShow controller: UIViewController, animated: Bool\n)"),
    delegate(
      .navigationDidShow,
      "navigationController(\n    _ navigation: UINavigationController, "
        + "didShow controller: UIViewController, animated: Bool\n)"),
    delegate(
      .tabDidSelect,
      "tabBarController(_ tabBar: UITabBarController, didSelect controller: UIViewController)"),
    question(
      .tabShouldSelect,
      "tabBarController(\n    _ tabBar: UITabBarController, "
        + "shouldSelect controller: UIViewController\n)", .maySelect),
  ]

  /// The navigation controllers' delegate gives the animator for pushes only, because a swipe back with an
  /// animator is refused.
  private static let givesAnimator = question(
    .navigationAnimator,
    "navigationController(\n    _ navigation: UINavigationController,\n"
      + "    animationControllerFor operation: UINavigationController.Operation,\n"
      + "    from old: UIViewController, to new: UIViewController\n"
      + ") -> UIViewControllerAnimatedTransitioning?",
    "animatesPushes && operation == .push ? fade : nil"
  ) { performance, question in
    guard performance.says(.animatesPushes), case .symbol("push") = question.values.first else {
      return .none
    }
    return .object(performance[.animator])
  }.saying(.animatesPushes).needing(.animator)

  static let ofAnimators = [
    question(
      .transitionDuration,
      "transitionDuration(\n    using context: UIViewControllerContextTransitioning?\n"
        + ") -> TimeInterval", "0.3"
    ) { _, _ in .number(0.3) },
    animates,
    delegate(.animationEnded, "animationEnded(_ transitionCompleted: Bool)"),
  ]

  private static let animates: Seam = {
    var seam = delegate(
      .animateTransition,
      "animateTransition(using context: UIViewControllerContextTransitioning)")
    seam.base = [
      "if let new = context.view(forKey: .to) { context.containerView.addSubview(new) }",
      "UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in "
        + "context.completeTransition(true) })",
    ]
    seam.isAlwaysThere = true
    return seam
  }()

  private static let splits = [
    delegate(
      .splitDidCollapse, "splitViewControllerDidCollapse(_ columns: UISplitViewController)"),
    delegate(.splitDidExpand, "splitViewControllerDidExpand(_ columns: UISplitViewController)"),
    delegate(
      .splitWillChangeMode,
      "splitViewController(\n    _ columns: UISplitViewController, "
        + "willChangeTo mode: UISplitViewController.DisplayMode\n)"),
    delegate(
      .splitWillShow,
      "splitViewController(\n    _ columns: UISplitViewController, "
        + "willShow column: UISplitViewController.Column\n)"),
    delegate(
      .splitWillHide,
      "splitViewController(\n    _ columns: UISplitViewController, "
        + "willHide column: UISplitViewController.Column\n)"),
    question(
      .splitTopColumn,
      "splitViewController(\n    _ columns: UISplitViewController,\n"
        + "    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column\n"
        + ") -> UISplitViewController.Column", "collapsesToPrimary ? .primary : proposed"
    ) { performance, question in
      performance.says(.collapsesToPrimary) ? .symbol("primary") : question.proposed
    }.saying(.collapsesToPrimary),
    question(
      .splitCollapseSecondary,
      "splitViewController(\n    _ columns: UISplitViewController, "
        + "collapseSecondary secondary: UIViewController,\n    onto primary: UIViewController\n)",
      .collapsesSecondary),
    question(
      .splitSeparateSecondary,
      "splitViewController(\n    _ columns: UISplitViewController, "
        + "separateSecondaryFrom primary: UIViewController\n) -> UIViewController?",
      "separatesOther ? UIViewController() : nil"
    ) { performance, _ in performance.other() }.saying(.separatesOther),
    question(
      .splitModeForExpanding,
      "splitViewController(\n    _ columns: UISplitViewController,\n"
        + "    displayModeForExpandingToProposedDisplayMode proposed: "
        + "UISplitViewController.DisplayMode\n) -> UISplitViewController.DisplayMode",
      "expandsOver ? .oneOverSecondary : proposed"
    ) { performance, question in
      performance.says(.expandsOver) ? .symbol("oneOverSecondary") : question.proposed
    }.saying(.expandsOver),
  ]

  private static let pages = [
    delegate(
      .pageWillTransition,
      "pageViewController(\n    _ pager: UIPageViewController, "
        + "willTransitionTo pending: [UIViewController]\n)"),
    delegate(
      .pageDidFinishAnimating,
      "pageViewController(\n    _ pager: UIPageViewController, didFinishAnimating finished: Bool,"
        + "\n    previousViewControllers: [UIViewController], transitionCompleted: Bool\n)"),
    question(
      .pageSpineLocation,
      "pageViewController(\n    _ pager: UIPageViewController, "
        + "spineLocationFor orientation: UIInterfaceOrientation\n"
        + ") -> UIPageViewController.SpineLocation", ".min"
    ) { _, _ in .symbol("min") },
    question(
      .pageBefore,
      "pageViewController(\n    _ pager: UIPageViewController, "
        + "viewControllerBefore page: UIViewController\n) -> UIViewController?",
      "page === page2 ? page1 : page === page3 ? page2 : nil"
    ) { $0.page(-1, from: $1) }.needing(.album),
    question(
      .pageAfter,
      "pageViewController(\n    _ pager: UIPageViewController, "
        + "viewControllerAfter page: UIViewController\n) -> UIViewController?",
      "page === page1 ? page2 : page === page2 ? page3 : nil"
    ) { $0.page(1, from: $1) }.needing(.album),
    question(.pageCount, "presentationCount(for pager: UIPageViewController) -> Int", "3") {
      _, _ in .none
    }.needing(.album),
    question(.pageIndex, "presentationIndex(for pager: UIPageViewController) -> Int", "0") {
      _, _ in .none
    }.needing(.album),
  ]

  private static let searches = [
    delegate(.searchPresent, "presentSearchController(_ search: UISearchController)"),
    delegate(.searchWillPresent, "willPresentSearchController(_ search: UISearchController)"),
    delegate(.searchDidPresent, "didPresentSearchController(_ search: UISearchController)"),
    delegate(.searchWillDismiss, "willDismissSearchController(_ search: UISearchController)"),
    delegate(.searchDidDismiss, "didDismissSearchController(_ search: UISearchController)"),
    delegate(.searchUpdateResults, "updateSearchResults(for search: UISearchController)"),
  ]

  private static let dismissals = [
    delegate(
      .presentationWillDismiss,
      "presentationControllerWillDismiss(_ presentation: UIPresentationController)"),
    delegate(
      .presentationDidDismiss,
      "presentationControllerDidDismiss(_ presentation: UIPresentationController)"),
    delegate(
      .presentationDidAttemptToDismiss,
      "presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController)"),
    delegate(
      .sheetDidChangeDetent,
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(\n"
        + "    _ sheet: UISheetPresentationController\n)"),
    question(
      .presentationShouldDismiss,
      "presentationControllerShouldDismiss(_ presentation: UIPresentationController)", .mayDismiss),
  ]

  private static let willPrepare = delegate(
    .popoverPrepare,
    "prepareForPopoverPresentation(_ popover: UIPopoverPresentationController)")

  private static let willAdapt = delegate(
    .adaptiveWillPresent,
    "presentationController(\n    _ presentation: UIPresentationController, "
      + "willPresentWithAdaptiveStyle style: UIModalPresentationStyle,\n"
      + "    transitionCoordinator: UIViewControllerTransitionCoordinator?\n)")

  private static let adaptations = [
    question(
      .adaptiveStyle,
      "adaptivePresentationStyle(\n    for controller: UIPresentationController\n) "
        + "-> UIModalPresentationStyle", "keepsStyle ? .none : .overFullScreen"
    ) { performance, _ in performance.symbol(.keepsStyle, "none", "overFullScreen") },
    willPrepare, willAdapt,
    question(
      .presentationControllerForPresented,
      "presentationController(\n    forPresented presented: UIViewController, "
        + "presenting: UIViewController?,\n    source: UIViewController\n"
        + ") -> UIPresentationController?",
      "KindOfPresentation(presentedViewController: presented, presenting: presenting)"
    ) { performance, question in
      .object(performance.presentationController(for: question.values))
    }.needing(.presentation),
  ]

  static let ofChoosers = [
    question(
      .adaptiveStyleForTraits,
      "adaptivePresentationStyle(\n    for controller: UIPresentationController, "
        + "traitCollection: UITraitCollection\n) -> UIModalPresentationStyle",
      "keepsStyleInTraits ? .none : .fullScreen"
    ) { performance, _ in performance.symbol(.keepsStyleInTraits, "none", "fullScreen") },
    question(
      .adaptiveViewController,
      "presentationController(\n    _ presentation: UIPresentationController,\n"
        + "    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle\n"
        + ") -> UIViewController?",
      "wrapsAdapted && presentation.presentedViewController === A ? "
        + "UINavigationController(rootViewController: A) : nil"
    ) { $0.wrapper(for: $1.sender) },
    delegate(
      .adaptivePrepare,
      "presentationController(\n    _ presentation: UIPresentationController, "
        + "prepare adaptive: UIPresentationController\n)"),
    willPrepare, willAdapt,
  ]

  private static let textInputs = [
    delegate(.textFieldDidBeginEditing, "textFieldDidBeginEditing(_ field: UITextField)"),
    delegate(.textFieldDidEndEditing, "textFieldDidEndEditing(_ field: UITextField)"),
    delegate(
      .textFieldDidEndEditingForReason,
      "textFieldDidEndEditing(\n    _ field: UITextField, "
        + "reason: UITextField.DidEndEditingReason\n)"),
    question(
      .textFieldShouldBeginEditing, "textFieldShouldBeginEditing(_ field: UITextField)",
      .mayBeginEditing),
    question(
      .textFieldShouldEndEditing, "textFieldShouldEndEditing(_ field: UITextField)",
      .mayEndEditing),
    delegate(.textViewDidBeginEditing, "textViewDidBeginEditing(_ view: UITextView)"),
    delegate(.textViewDidEndEditing, "textViewDidEndEditing(_ view: UITextView)"),
    question(
      .textViewShouldBeginEditing, "textViewShouldBeginEditing(_ view: UITextView)",
      .mayBeginEditing),
    question(
      .textViewShouldEndEditing, "textViewShouldEndEditing(_ view: UITextView)", .mayEndEditing),
  ]

  /// The callbacks of the author's subclasses of presentation controllers.
  static let ofPresentations: [Seam] = [
    override(
      .presentationWillBegin, "presentationTransitionWillBegin()",
      "presentationTransitionWillBegin()"),
    override(
      .presentationDidEnd, "presentationTransitionDidEnd(_ completed: Bool)",
      "presentationTransitionDidEnd(completed)"),
    override(
      .dismissalWillBegin, "dismissalTransitionWillBegin()", "dismissalTransitionWillBegin()"),
    override(
      .dismissalDidEnd, "dismissalTransitionDidEnd(_ completed: Bool)",
      "dismissalTransitionDidEnd(completed)"),
    override(
      .containerViewWillLayout, "containerViewWillLayoutSubviews()",
      "containerViewWillLayoutSubviews()"),
    override(
      .containerViewDidLayout, "containerViewDidLayoutSubviews()",
      "containerViewDidLayoutSubviews()"),
    property(
      .frameOfPresentedView, "frameOfPresentedViewInContainerView: CGRect",
      "CGRect(x: 0, y: 40, width: 300, height: 400)"
    ) { _, _ in .rect(Rect(x: 0, y: 40, width: 300, height: 400)) },
    property(.removesPresentersView, "shouldRemovePresentersView", .removesPresenter),
    property(.presentsInFullscreen, "shouldPresentInFullscreen", .fillsWindow),
  ]

  static let ofApps: [Seam] =
    [(Callback.applicationWillFinishLaunching, "will"), (.applicationDidFinishLaunching, "did")]
    .map { callback, word in
      var seam = question(
        callback,
        "application(\n    _ application: UIApplication, "
          + "\(word)FinishLaunchingWithOptions\n"
          + "    options: [UIApplication.LaunchOptionsKey: Any]?\n) -> Bool", "true"
      ) { _, _ in .boolean(true) }
      seam.isAlwaysThere = false
      return seam
    }
    + [
      question(
        .applicationSupportedOrientations,
        "application(\n    _ application: UIApplication, "
          + "supportedInterfaceOrientationsFor window: UIWindow?\n) -> UIInterfaceOrientationMask",
        ".all"
      ) { _, _ in .orientations(.all) }
    ]
    + [
      .applicationWillResignActive, .applicationDidEnterBackground,
      .applicationWillEnterForeground, .applicationDidBecomeActive,
      .applicationDidReceiveMemoryWarning,
    ].map { delegate($0, "\($0.baseName)(_ application: UIApplication)") }

  static let configuresScenes = question(
    .applicationConfiguration,
    "application(\n    _ application: UIApplication, "
      + "configurationForConnecting session: UISceneSession,\n"
      + "    options: UIScene.ConnectionOptions\n) -> UISceneConfiguration",
    "UISceneConfiguration(name: nil, sessionRole: session.role)"
  ) { _, _ in .none }

  static let ofScenes: [Seam] =
    [
      delegate(
        .sceneWillConnect,
        "scene(\n    _ scene: UIScene, willConnectTo session: UISceneSession,\n"
          + "    options connectionOptions: UIScene.ConnectionOptions\n)")
    ]
    + [
      .sceneWillResignActive, .sceneDidEnterBackground, .sceneWillEnterForeground,
      .sceneDidBecomeActive,
    ].map { delegate($0, "\($0.baseName)(_ scene: UIScene)") }
}

extension Seam.Question {
  /// A reply that returns the proposed value of a question.
  fileprivate var proposed: Reply {
    if case .symbol(let name) = values.first { .symbol(name) } else { .none }
  }
}
