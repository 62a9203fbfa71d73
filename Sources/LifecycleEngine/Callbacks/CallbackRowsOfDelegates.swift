// The rows of the questions and calls to delegates and data sources.
extension CallbackRow {
  /// Delegates of navigation and tab bar controllers.
  static let navigationAndTabs: [CallbackRow] = [
    CallbackRow(
      .navigationWillShow, "navigationController", .delegates, labels: ["willShow", "animated"],
      marks: [.sender, .announcesChange],
      purpose: "A navigation controller reports to its delegate what it will show and has shown."),
    CallbackRow(
      .navigationDidShow, "navigationController", .delegates, labels: ["didShow", "animated"],
      marks: .sender),
    CallbackRow(
      .tabShouldSelect, "tabBarController", .delegates, labels: ["shouldSelect"], marks: .sender,
      purpose: "A tab bar controller asks its delegate about selections and reports them."),
    CallbackRow(
      .tabDidSelect, "tabBarController", .delegates, labels: ["didSelect"], marks: .sender),
    CallbackRow(
      .tabShouldSelectTab, "tabBarController", .delegates, .since(18), labels: ["shouldSelectTab"],
      marks: .sender),
    CallbackRow(
      .tabDidSelectTab, "tabBarController", .delegates, .since(18),
      labels: ["didSelectTab", "previousTab"], marks: .sender),
  ]

  /// Animators of the author's, and the questions for them.
  static let animators: [CallbackRow] = [
    CallbackRow(
      .animatorForPresented, "animationController", .delegates, .since(7),
      labels: ["forPresented", "presenting", "source"],
      purpose: "A transitioning delegate may give an animator for a presentation or a dismissal."),
    CallbackRow(
      .animatorForDismissed, "animationController", .delegates, .since(7), labels: ["forDismissed"]),
    CallbackRow(
      .interactorForPresented, "interactionControllerForPresentation", .delegates, .since(7),
      labels: ["using"], purpose: "May the user drive the presentation?"),
    CallbackRow(
      .interactorForDismissed, "interactionControllerForDismissal", .delegates, .since(7),
      labels: ["using"], purpose: "May the user drive the dismissal?"),
    CallbackRow(
      .navigationAnimator, "navigationController", .delegates, .since(7),
      labels: ["animationControllerFor", "from", "to"], marks: .sender),
    CallbackRow(
      .navigationInteractor, "navigationController", .delegates, .since(7),
      labels: ["interactionControllerFor"], marks: .sender),
    CallbackRow(
      .transitionDuration, "transitionDuration", .delegates, .since(7), declared: ["using"],
      marks: .sender, purpose: "An animator says how long its transition takes."),
    CallbackRow(
      .animateTransition, "animateTransition", .delegates, .since(7), declared: ["using"],
      marks: .sender,
      purpose: "An animator adds the new view, animates, and then calls `completeTransition`."),
    CallbackRow(
      .animationEnded, "animationEnded", .delegates, .since(7), labels: ["transitionCompleted"],
      declared: ["_"], purpose: "Tells an animator that its transition is over."),
  ]

  /// Delegates of split view controllers.
  static let splits: [CallbackRow] = [
    CallbackRow(
      .splitTopColumn, "splitViewController", .delegates, .since(14),
      labels: ["topColumnForCollapsingToProposedTopColumn"], marks: .sender,
      purpose: "A split view controller asks its delegate about its columns and reports changes."),
    CallbackRow(
      .splitCollapseSecondary, "splitViewController", .delegates, .since(8),
      labels: ["collapseSecondary", "onto"], marks: .sender),
    CallbackRow(
      .splitDidCollapse, "splitViewControllerDidCollapse", .delegates, .since(14), marks: .sender,
      purpose: "From now on, the split view has room for only one column."),
    CallbackRow(
      .splitSeparateSecondary, "splitViewController", .delegates, .since(8),
      labels: ["separateSecondaryFrom"], marks: .sender),
    CallbackRow(
      .splitDidExpand, "splitViewControllerDidExpand", .delegates, .since(14), marks: .sender,
      purpose: "The split view has room for several columns again."),
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
      marks: [.sender, .announcesChange],
      purpose:
        "A page view controller reports turns to its delegate, asks it for the spine, and asks its "
        + "data source for pages."),
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
      .pageCount, "presentationCount", .delegates, .since(6), declared: ["for"], marks: .sender,
      purpose: "A data source says how many pages there are."),
    CallbackRow(
      .pageIndex, "presentationIndex", .delegates, .since(6), declared: ["for"], marks: .sender,
      purpose: "A data source says which of the pages is shown."),
    CallbackRow(
      .pageSpineLocation, "pageViewController", .delegates, labels: ["spineLocationFor"],
      marks: .sender),
  ]

  /// Questions and calls about the adapted style of a presentation.
  static let adaptation: [CallbackRow] = [
    CallbackRow(
      .adaptiveStyle, "adaptivePresentationStyle", .delegates, .since(8), declared: ["for"],
      marks: .sender, purpose: "Which style replaces the requested one if there is little room?"),
    CallbackRow(
      .adaptiveStyleForTraits, "adaptivePresentationStyle", .delegates, .since(8),
      declared: ["for", "traitCollection"], marks: .sender),
    CallbackRow(
      .adaptiveViewController, "presentationController", .delegates, .since(8),
      labels: ["viewControllerForAdaptivePresentationStyle"], marks: .sender,
      purpose:
        "A presentation controller calls its delegate, or a delegate is asked to create a "
        + "presentation controller."),
    CallbackRow(
      .adaptivePrepare, "presentationController", .delegates, .since(15), labels: ["prepare"],
      marks: .sender),
    CallbackRow(
      .adaptiveWillPresent, "presentationController", .delegates, .since(8),
      labels: ["willPresentWithAdaptiveStyle"],
      declared: ["_", "willPresentWithAdaptiveStyle", "transitionCoordinator"], marks: .sender),
    CallbackRow(
      .popoverPrepare, "prepareForPopoverPresentation", .delegates, .since(8), marks: .sender,
      purpose: "A popover is about to come; its delegate may still set what it points to."),
  ]

  /// Questions and calls about a sheet that the user dismisses or drags to another height.
  static let dismissal: [CallbackRow] = [
    CallbackRow(
      .presentationShouldDismiss, "presentationControllerShouldDismiss", .delegates, .since(13),
      marks: .sender, purpose: "May the user dismiss the presentation?"),
    CallbackRow(
      .presentationWillDismiss, "presentationControllerWillDismiss", .delegates, .since(13),
      marks: [.sender, .announcesChange], purpose: "The user begins to dismiss the presentation."),
    CallbackRow(
      .presentationDidDismiss, "presentationControllerDidDismiss", .delegates, .since(13),
      marks: .sender, purpose: "The user has dismissed the presentation."),
    CallbackRow(
      .presentationDidAttemptToDismiss, "presentationControllerDidAttemptToDismiss", .delegates,
      .since(13), marks: .sender,
      purpose: "The user tried to dismiss the presentation, but may not."),
    CallbackRow(
      .sheetDidChangeDetent, "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
      .delegates, .since(15), marks: .sender,
      purpose: "The user has dragged the sheet to another height."),
  ]

  /// The author's presentation controllers, and the delegate that gives a presentation controller.
  static let presentations: [CallbackRow] = [
    CallbackRow(
      .presentationControllerForPresented, "presentationController", .delegates, .since(8),
      labels: ["forPresented", "presenting", "source"]),
    CallbackRow(
      .presentationWillBegin, "presentationTransitionWillBegin", .delegates, .since(8),
      purpose: "Tells a presentation controller that its presentation begins."),
    CallbackRow(
      .presentationDidEnd, "presentationTransitionDidEnd", .delegates, .since(8),
      labels: ["completed"], declared: ["_"],
      purpose: "Tells a presentation controller that its presentation is over."),
    CallbackRow(
      .dismissalWillBegin, "dismissalTransitionWillBegin", .delegates, .since(8),
      purpose: "Tells a presentation controller that its dismissal begins."),
    CallbackRow(
      .dismissalDidEnd, "dismissalTransitionDidEnd", .delegates, .since(8), labels: ["completed"],
      declared: ["_"], purpose: "Tells a presentation controller that its dismissal is over."),
    CallbackRow(
      .containerViewWillLayout, "containerViewWillLayoutSubviews", .delegates, .since(8),
      purpose: "Tells a presentation controller that its container view is about to be laid out."),
    CallbackRow(
      .containerViewDidLayout, "containerViewDidLayoutSubviews", .delegates, .since(8),
      purpose: "Tells a presentation controller that its container view was laid out."),
    CallbackRow(
      .removesPresentersView, "shouldRemovePresentersView", .none, .since(8), marks: .property,
      purpose: "Asks a presentation controller if the presenter's view leaves the window."),
    CallbackRow(
      .presentsInFullscreen, "shouldPresentInFullscreen", .none, .since(8), marks: .property,
      purpose: "Asks a presentation controller if it covers the screen, or a context."),
    CallbackRow(
      .frameOfPresentedView, "frameOfPresentedViewInContainerView", .none, .since(8),
      marks: .property),
  ]

  /// Delegates of search controllers, and the objects that update the results of a search.
  static let searches: [CallbackRow] = [
    CallbackRow(
      .searchPresent, "presentSearchController", .delegates, .since(8), marks: .sender,
      purpose: "The delegate may present the search controller, or leave that to UIKit."),
    CallbackRow(
      .searchWillPresent, "willPresentSearchController", .delegates, .since(8),
      marks: [.sender, .announcesChange],
      purpose: "UIKit is about to present the search controller."),
    CallbackRow(
      .searchDidPresent, "didPresentSearchController", .delegates, .since(8), marks: .sender,
      purpose: "UIKit has presented the search controller."),
    CallbackRow(
      .searchWillDismiss, "willDismissSearchController", .delegates, .since(8),
      marks: [.sender, .announcesChange],
      purpose: "UIKit is about to dismiss the search controller."),
    CallbackRow(
      .searchDidDismiss, "didDismissSearchController", .delegates, .since(8), marks: .sender,
      purpose: "UIKit has dismissed the search controller."),
    CallbackRow(
      .searchUpdateResults, "updateSearchResults", .delegates, .since(8), declared: ["for"],
      marks: .sender,
      purpose: "The search results are due for an update."),
  ]

  /// Delegates of text fields and text views.
  static let textInputs: [CallbackRow] = [
    CallbackRow(
      .textFieldShouldBeginEditing, "textFieldShouldBeginEditing", .responder, marks: .sender,
      purpose: "May the text field become the first responder?"),
    CallbackRow(
      .textFieldDidBeginEditing, "textFieldDidBeginEditing", .responder, marks: .sender,
      purpose: "The text field has become the first responder."),
    CallbackRow(
      .textFieldShouldEndEditing, "textFieldShouldEndEditing", .responder, marks: .sender,
      purpose: "May the text field give up being the first responder?"),
    CallbackRow(
      .textFieldDidEndEditing, "textFieldDidEndEditing", .responder, marks: .sender,
      purpose: "The text field is no longer the first responder."),
    CallbackRow(
      .textFieldDidEndEditingForReason, "textFieldDidEndEditing", .responder, .since(10),
      labels: ["reason"], marks: .sender),
    CallbackRow(
      .textViewShouldBeginEditing, "textViewShouldBeginEditing", .responder, marks: .sender,
      purpose: "May the text view become the first responder?"),
    CallbackRow(
      .textViewDidBeginEditing, "textViewDidBeginEditing", .responder, marks: .sender,
      purpose: "The text view has become the first responder."),
    CallbackRow(
      .textViewShouldEndEditing, "textViewShouldEndEditing", .responder, marks: .sender,
      purpose: "May the text view give up being the first responder?"),
    CallbackRow(
      .textViewDidEndEditing, "textViewDidEndEditing", .responder, marks: .sender,
      purpose: "The text view is no longer the first responder."),
  ]

  /// The delegates of the application and of the scene.
  static let app: [CallbackRow] = [
    CallbackRow(
      .applicationWillFinishLaunching, "application", .app,
      labels: ["willFinishLaunchingWithOptions"], marks: .sender,
      purpose:
        "The app's delegate learns that the app is launched, and is asked how to set up a scene "
        + "and which orientations are allowed."),
    CallbackRow(
      .applicationDidFinishLaunching, "application", .app,
      labels: ["didFinishLaunchingWithOptions"], marks: .sender),
    CallbackRow(
      .applicationConfiguration, "application", .app, .since(13),
      labels: ["configurationForConnecting"],
      declared: ["_", "configurationForConnecting", "options"], marks: .sender),
    CallbackRow(
      .applicationWillResignActive, "applicationWillResignActive", .app, marks: .sender,
      purpose: "Tells the app's delegate that the app is about to lose the user's input."),
    CallbackRow(
      .applicationDidEnterBackground, "applicationDidEnterBackground", .app, marks: .sender,
      purpose: "Tells the app's delegate that the app is off screen."),
    CallbackRow(
      .applicationWillEnterForeground, "applicationWillEnterForeground", .app, marks: .sender,
      purpose: "Tells the app's delegate that the app comes back on screen."),
    CallbackRow(
      .applicationDidBecomeActive, "applicationDidBecomeActive", .app, marks: .sender,
      purpose: "Tells the app's delegate that the app gets the user's input."),
    CallbackRow(
      .applicationWillTerminate, "applicationWillTerminate", .app, marks: .sender,
      purpose: "Tells the app's delegate that the app is about to end."),
    CallbackRow(
      .applicationDidReceiveMemoryWarning, "applicationDidReceiveMemoryWarning", .app,
      marks: .sender, purpose: "Tells the app's delegate that the system is short of memory."),
    CallbackRow(
      .applicationSupportedOrientations, "application", .none, .since(6),
      labels: ["supportedInterfaceOrientationsFor"], marks: .sender),
    CallbackRow(
      .sceneWillConnect, "scene", .app, .since(13), labels: ["willConnectTo"],
      declared: ["_", "willConnectTo", "options"], marks: .sender,
      purpose: "The scene's delegate gets the scene to fill it with a window."),
    CallbackRow(
      .sceneWillResignActive, "sceneWillResignActive", .app, .since(13), marks: .sender,
      purpose: "Tells the scene's delegate that the scene is about to lose the user's input."),
    CallbackRow(
      .sceneDidEnterBackground, "sceneDidEnterBackground", .app, .since(13), marks: .sender,
      purpose: "Tells the scene's delegate that the scene is off screen."),
    CallbackRow(
      .sceneWillEnterForeground, "sceneWillEnterForeground", .app, .since(13), marks: .sender,
      purpose: "Tells the scene's delegate that the scene comes on screen."),
    CallbackRow(
      .sceneDidBecomeActive, "sceneDidBecomeActive", .app, .since(13), marks: .sender,
      purpose: "Tells the scene's delegate that the scene gets the user's input."),
    CallbackRow(
      .sceneDidDisconnect, "sceneDidDisconnect", .app, .since(13), marks: .sender,
      purpose: "Tells the scene's delegate that the user or the system has closed the scene."),
  ]
}
