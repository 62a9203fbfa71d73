// The rows of the questions and calls to delegates and data sources.
extension CallbackRow {
  /// Delegates of navigation and tab bar controllers.
  static let navigationAndTabs: [CallbackRow] = [
    CallbackRow(
      .navigationWillShow, "navigationController", .delegates, labels: ["willShow", "animated"],
      marks: [.sender, .announcesChange]),
    CallbackRow(
      .navigationDidShow, "navigationController", .delegates, labels: ["didShow", "animated"],
      marks: .sender),
    CallbackRow(
      .tabShouldSelect, "tabBarController", .delegates, labels: ["shouldSelect"], marks: .sender),
    CallbackRow(
      .tabDidSelect, "tabBarController", .delegates, labels: ["didSelect"], marks: .sender),
  ]

  /// Delegates of split view controllers.
  static let splits: [CallbackRow] = [
    CallbackRow(
      .splitTopColumn, "splitViewController", .delegates, .since(14),
      labels: ["topColumnForCollapsingToProposedTopColumn"], marks: .sender),
    CallbackRow(
      .splitCollapseSecondary, "splitViewController", .delegates, .since(8),
      labels: ["collapseSecondary", "onto"], marks: .sender),
    CallbackRow(
      .splitDidCollapse, "splitViewControllerDidCollapse", .delegates, .since(14), marks: .sender),
    CallbackRow(
      .splitSeparateSecondary, "splitViewController", .delegates, .since(8),
      labels: ["separateSecondaryFrom"], marks: .sender),
    CallbackRow(
      .splitDidExpand, "splitViewControllerDidExpand", .delegates, .since(14), marks: .sender),
    CallbackRow(
      .splitModeForExpanding, "splitViewController", .delegates, .since(14),
      labels: ["displayModeForExpandingToProposedDisplayMode"], marks: .sender),
    CallbackRow(
      .splitWillChangeMode, "splitViewController", .delegates, .since(8), labels: ["willChangeTo"],
      marks: .sender),
    CallbackRow(
      .splitWillShow, "splitViewController", .delegates, .since(14), labels: ["willShow"],
      marks: .sender),
    CallbackRow(
      .splitWillHide, "splitViewController", .delegates, .since(14), labels: ["willHide"],
      marks: .sender),
  ]

  /// Data sources and delegates of page view controllers.
  static let pages: [CallbackRow] = [
    CallbackRow(
      .pageWillTransition, "pageViewController", .delegates, labels: ["willTransitionTo"],
      marks: [.sender, .announcesChange]),
    CallbackRow(
      .pageDidFinishAnimating, "pageViewController", .delegates,
      labels: ["didFinishAnimating", "previousViewControllers", "transitionCompleted"],
      marks: .sender
    ),
    CallbackRow(
      .pageBefore, "pageViewController", .delegates, labels: ["viewControllerBefore"],
      marks: .sender),
    CallbackRow(
      .pageAfter, "pageViewController", .delegates, labels: ["viewControllerAfter"], marks: .sender),
    CallbackRow(
      .pageCount, "presentationCount", .delegates, .since(6), declared: ["for"], marks: .sender),
    CallbackRow(
      .pageIndex, "presentationIndex", .delegates, .since(6), declared: ["for"], marks: .sender),
    CallbackRow(
      .pageSpineLocation, "pageViewController", .delegates, labels: ["spineLocationFor"],
      marks: .sender),
  ]

  /// Questions and calls about the adapted style of a presentation.
  static let adaptation: [CallbackRow] = [
    CallbackRow(
      .adaptiveStyle, "adaptivePresentationStyle", .delegates, .since(8), declared: ["for"],
      marks: .sender),
    CallbackRow(
      .adaptiveStyleForTraits, "adaptivePresentationStyle", .delegates, .since(8),
      declared: ["for", "traitCollection"], marks: .sender),
    CallbackRow(
      .adaptiveViewController, "presentationController", .delegates, .since(8),
      labels: ["viewControllerForAdaptivePresentationStyle"], marks: .sender),
    CallbackRow(
      .adaptivePrepare, "presentationController", .delegates, .since(15), labels: ["prepare"],
      marks: .sender),
    CallbackRow(
      .adaptiveWillPresent, "presentationController", .delegates, .since(8),
      labels: ["willPresentWithAdaptiveStyle"],
      declared: ["_", "willPresentWithAdaptiveStyle", "transitionCoordinator"], marks: .sender),
    CallbackRow(
      .popoverPrepare, "prepareForPopoverPresentation", .delegates, .since(8), marks: .sender),
  ]

  /// Questions and calls about a sheet that the user dismisses or drags to another height.
  static let dismissal: [CallbackRow] = [
    CallbackRow(
      .presentationShouldDismiss, "presentationControllerShouldDismiss", .delegates, .since(13),
      marks: .sender),
    CallbackRow(
      .presentationWillDismiss, "presentationControllerWillDismiss", .delegates, .since(13),
      marks: [.sender, .announcesChange]),
    CallbackRow(
      .presentationDidDismiss, "presentationControllerDidDismiss", .delegates, .since(13),
      marks: .sender),
    CallbackRow(
      .presentationDidAttemptToDismiss, "presentationControllerDidAttemptToDismiss", .delegates,
      .since(13), marks: .sender),
    CallbackRow(
      .sheetDidChangeDetent, "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
      .delegates, .since(15), marks: .sender),
  ]

  /// The author's presentation controllers, and the delegate that gives a presentation controller.
  static let presentations: [CallbackRow] = [
    CallbackRow(
      .presentationControllerForPresented, "presentationController", .delegates, .since(8),
      labels: ["forPresented", "presenting", "source"]),
    CallbackRow(.presentationWillBegin, "presentationTransitionWillBegin", .delegates, .since(8)),
    CallbackRow(
      .presentationDidEnd, "presentationTransitionDidEnd", .delegates, .since(8),
      labels: ["completed"], declared: ["_"]),
    CallbackRow(.dismissalWillBegin, "dismissalTransitionWillBegin", .delegates, .since(8)),
    CallbackRow(
      .dismissalDidEnd, "dismissalTransitionDidEnd", .delegates, .since(8), labels: ["completed"],
      declared: ["_"]),
    CallbackRow(.containerViewWillLayout, "containerViewWillLayoutSubviews", .delegates, .since(8)),
    CallbackRow(.containerViewDidLayout, "containerViewDidLayoutSubviews", .delegates, .since(8)),
    CallbackRow(
      .removesPresentersView, "shouldRemovePresentersView", .none, .since(8), marks: .property),
    CallbackRow(
      .presentsInFullscreen, "shouldPresentInFullscreen", .none, .since(8), marks: .property),
    CallbackRow(
      .frameOfPresentedView, "frameOfPresentedViewInContainerView", .none, .since(8),
      marks: .property),
  ]

  /// Delegates of text fields.
  static let textFields: [CallbackRow] = [
    CallbackRow(
      .textFieldShouldBeginEditing, "textFieldShouldBeginEditing", .responder, marks: .sender),
    CallbackRow(.textFieldDidBeginEditing, "textFieldDidBeginEditing", .responder, marks: .sender),
    CallbackRow(
      .textFieldShouldEndEditing, "textFieldShouldEndEditing", .responder, marks: .sender),
    CallbackRow(.textFieldDidEndEditing, "textFieldDidEndEditing", .responder, marks: .sender),
    CallbackRow(
      .textFieldDidEndEditingForReason, "textFieldDidEndEditing", .responder, .since(10),
      labels: ["reason"], marks: .sender),
  ]

  /// The delegates of the application and of the scene.
  static let app: [CallbackRow] = [
    CallbackRow(
      .applicationWillFinishLaunching, "application", .app,
      labels: ["willFinishLaunchingWithOptions"], marks: .sender),
    CallbackRow(
      .applicationDidFinishLaunching, "application", .app,
      labels: ["didFinishLaunchingWithOptions"], marks: .sender),
    CallbackRow(
      .applicationConfiguration, "application", .app, .since(13),
      labels: ["configurationForConnecting"],
      declared: ["_", "configurationForConnecting", "options"], marks: .sender),
    CallbackRow(.applicationWillResignActive, "applicationWillResignActive", .app, marks: .sender),
    CallbackRow(
      .applicationDidEnterBackground, "applicationDidEnterBackground", .app, marks: .sender),
    CallbackRow(
      .applicationWillEnterForeground, "applicationWillEnterForeground", .app, marks: .sender),
    CallbackRow(.applicationDidBecomeActive, "applicationDidBecomeActive", .app, marks: .sender),
    CallbackRow(
      .applicationDidReceiveMemoryWarning, "applicationDidReceiveMemoryWarning", .app,
      marks: .sender),
    CallbackRow(
      .applicationSupportedOrientations, "application", .none, .since(6),
      labels: ["supportedInterfaceOrientationsFor"], marks: .sender),
    CallbackRow(
      .sceneWillConnect, "scene", .app, .since(13), labels: ["willConnectTo"],
      declared: ["_", "willConnectTo", "options"], marks: .sender),
    CallbackRow(.sceneWillResignActive, "sceneWillResignActive", .app, .since(13), marks: .sender),
    CallbackRow(
      .sceneDidEnterBackground, "sceneDidEnterBackground", .app, .since(13), marks: .sender),
    CallbackRow(
      .sceneWillEnterForeground, "sceneWillEnterForeground", .app, .since(13), marks: .sender),
    CallbackRow(.sceneDidBecomeActive, "sceneDidBecomeActive", .app, .since(13), marks: .sender),
  ]
}
