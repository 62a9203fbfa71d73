// The rows of the questions and calls to delegates and data sources.
extension CallbackRow {
  /// Delegates of navigation and tab bar controllers.
  static let navigationAndTabs: [CallbackRow] = [
    CallbackRow(
      .navigationWillShow, "navigationController", .delegates, labels: ["willShow", "animated"],
      sender: true),
    CallbackRow(
      .navigationDidShow, "navigationController", .delegates, labels: ["didShow", "animated"],
      sender: true),
    CallbackRow(
      .tabShouldSelect, "tabBarController", .delegates, labels: ["shouldSelect"], sender: true),
    CallbackRow(.tabDidSelect, "tabBarController", .delegates, labels: ["didSelect"], sender: true),
  ]

  /// Delegates of split view controllers.
  static let splits: [CallbackRow] = [
    CallbackRow(
      .splitTopColumn, "splitViewController", .delegates, .since(14),
      labels: ["topColumnForCollapsingToProposedTopColumn"], sender: true),
    CallbackRow(
      .splitCollapseSecondary, "splitViewController", .delegates, .since(8),
      labels: ["collapseSecondary", "onto"], sender: true),
    CallbackRow(
      .splitDidCollapse, "splitViewControllerDidCollapse", .delegates, .since(14), sender: true),
    CallbackRow(
      .splitSeparateSecondary, "splitViewController", .delegates, .since(8),
      labels: ["separateSecondaryFrom"], sender: true),
    CallbackRow(
      .splitDidExpand, "splitViewControllerDidExpand", .delegates, .since(14), sender: true),
    CallbackRow(
      .splitModeForExpanding, "splitViewController", .delegates, .since(14),
      labels: ["displayModeForExpandingToProposedDisplayMode"], sender: true),
    CallbackRow(
      .splitWillChangeMode, "splitViewController", .delegates, .since(8), labels: ["willChangeTo"],
      sender: true),
    CallbackRow(
      .splitWillShow, "splitViewController", .delegates, .since(14), labels: ["willShow"],
      sender: true),
    CallbackRow(
      .splitWillHide, "splitViewController", .delegates, .since(14), labels: ["willHide"],
      sender: true),
  ]

  /// Data sources and delegates of page view controllers.
  static let pages: [CallbackRow] = [
    CallbackRow(
      .pageWillTransition, "pageViewController", .delegates, labels: ["willTransitionTo"],
      sender: true),
    CallbackRow(
      .pageDidFinishAnimating, "pageViewController", .delegates,
      labels: ["didFinishAnimating", "previousViewControllers", "transitionCompleted"], sender: true
    ),
    CallbackRow(
      .pageBefore, "pageViewController", .delegates, labels: ["viewControllerBefore"], sender: true),
    CallbackRow(
      .pageAfter, "pageViewController", .delegates, labels: ["viewControllerAfter"], sender: true),
    CallbackRow(
      .pageCount, "presentationCount", .delegates, .since(6), declared: ["for"], sender: true),
    CallbackRow(
      .pageIndex, "presentationIndex", .delegates, .since(6), declared: ["for"], sender: true),
    CallbackRow(
      .pageSpineLocation, "pageViewController", .delegates, labels: ["spineLocationFor"],
      sender: true),
  ]

  /// Questions and calls about the adapted style of a presentation.
  static let adaptation: [CallbackRow] = [
    CallbackRow(
      .adaptiveStyle, "adaptivePresentationStyle", .delegates, .since(8), declared: ["for"],
      sender: true),
    CallbackRow(
      .adaptiveStyleForTraits, "adaptivePresentationStyle", .delegates, .since(8),
      declared: ["for", "traitCollection"], sender: true),
    CallbackRow(
      .adaptiveViewController, "presentationController", .delegates, .since(8),
      labels: ["viewControllerForAdaptivePresentationStyle"], sender: true),
    CallbackRow(
      .adaptivePrepare, "presentationController", .delegates, .since(15), labels: ["prepare"],
      sender: true),
    CallbackRow(
      .adaptiveWillPresent, "presentationController", .delegates, .since(8),
      labels: ["willPresentWithAdaptiveStyle"],
      declared: ["_", "willPresentWithAdaptiveStyle", "transitionCoordinator"], sender: true),
    CallbackRow(
      .popoverPrepare, "prepareForPopoverPresentation", .delegates, .since(8), sender: true),
  ]

  /// Questions and calls about a sheet that the user dismisses or drags to another height.
  static let dismissal: [CallbackRow] = [
    CallbackRow(
      .presentationShouldDismiss, "presentationControllerShouldDismiss", .delegates, .since(13),
      sender: true),
    CallbackRow(
      .presentationWillDismiss, "presentationControllerWillDismiss", .delegates, .since(13),
      sender: true),
    CallbackRow(
      .presentationDidDismiss, "presentationControllerDidDismiss", .delegates, .since(13),
      sender: true),
    CallbackRow(
      .presentationDidAttemptToDismiss, "presentationControllerDidAttemptToDismiss", .delegates,
      .since(13), sender: true),
    CallbackRow(
      .sheetDidChangeDetent, "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
      .delegates, .since(15), sender: true),
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
      .removesPresentersView, "shouldRemovePresentersView", .none, .since(8), isProperty: true),
    CallbackRow(
      .presentsInFullscreen, "shouldPresentInFullscreen", .none, .since(8), isProperty: true),
    CallbackRow(
      .frameOfPresentedView, "frameOfPresentedViewInContainerView", .none, .since(8),
      isProperty: true),
  ]

  /// Delegates of text fields.
  static let textFields: [CallbackRow] = [
    CallbackRow(
      .textFieldShouldBeginEditing, "textFieldShouldBeginEditing", .responder, sender: true),
    CallbackRow(.textFieldDidBeginEditing, "textFieldDidBeginEditing", .responder, sender: true),
    CallbackRow(.textFieldShouldEndEditing, "textFieldShouldEndEditing", .responder, sender: true),
    CallbackRow(.textFieldDidEndEditing, "textFieldDidEndEditing", .responder, sender: true),
    CallbackRow(
      .textFieldDidEndEditingForReason, "textFieldDidEndEditing", .responder, .since(10),
      labels: ["reason"], sender: true),
  ]

  /// The delegates of the application and of the scene.
  static let app: [CallbackRow] = [
    CallbackRow(
      .applicationWillFinishLaunching, "application", .app,
      labels: ["willFinishLaunchingWithOptions"], sender: true),
    CallbackRow(
      .applicationDidFinishLaunching, "application", .app,
      labels: ["didFinishLaunchingWithOptions"], sender: true),
    CallbackRow(
      .applicationConfiguration, "application", .app, .since(13),
      labels: ["configurationForConnecting"],
      declared: ["_", "configurationForConnecting", "options"], sender: true),
    CallbackRow(.applicationWillResignActive, "applicationWillResignActive", .app, sender: true),
    CallbackRow(
      .applicationDidEnterBackground, "applicationDidEnterBackground", .app, sender: true),
    CallbackRow(
      .applicationWillEnterForeground, "applicationWillEnterForeground", .app, sender: true),
    CallbackRow(.applicationDidBecomeActive, "applicationDidBecomeActive", .app, sender: true),
    CallbackRow(
      .applicationDidReceiveMemoryWarning, "applicationDidReceiveMemoryWarning", .app, sender: true),
    CallbackRow(
      .applicationSupportedOrientations, "application", .none, .since(6),
      labels: ["supportedInterfaceOrientationsFor"], sender: true),
    CallbackRow(
      .sceneWillConnect, "scene", .app, .since(13), labels: ["willConnectTo"],
      declared: ["_", "willConnectTo", "options"], sender: true),
    CallbackRow(.sceneWillResignActive, "sceneWillResignActive", .app, .since(13), sender: true),
    CallbackRow(
      .sceneDidEnterBackground, "sceneDidEnterBackground", .app, .since(13), sender: true),
    CallbackRow(
      .sceneWillEnterForeground, "sceneWillEnterForeground", .app, .since(13), sender: true),
    CallbackRow(.sceneDidBecomeActive, "sceneDidBecomeActive", .app, .since(13), sender: true),
  ]
}
