import LifecycleEngine

/// The methods of UIKit's delegate and data source protocols. An implementation waits for calls.
package enum DelegateMethods {
  /// A protocol and the signatures of its methods.
  package struct Methods: Sendable {
    package let name: String
    package let signatures: [String]
    /// The methods whose causes cannot happen here, so UIKit rightly never calls the methods: no
    /// URL is opened, no activity continued, no quick action chosen, no key pressed, and a tap beside a
    /// popover with the methods is an error.
    let neverDue: [String]

    /// - Parameter text: A name, then a signature in each line, with `[never due]` behind some.
    init(_ text: String) {
      let mark = " [never due]"
      let lines = text.split(separator: "\n").map { String($0) }
      name = lines.first ?? ""
      neverDue = lines.filter { $0.hasSuffix(mark) }.map { String($0.dropLast(mark.utf8.count)) }
      signatures = lines.dropFirst().map {
        $0.hasSuffix(mark) ? String($0.dropLast(mark.utf8.count)) : $0
      }
    }
  }

  /// The methods of delegates that a tap on a row or item calls, and nothing else does.
  package static let ofTaps = [
    "tableView(_:willSelectRowAt:)", "tableView(_:didSelectRowAt:)",
    "tableView(_:willDeselectRowAt:)", "tableView(_:didDeselectRowAt:)",
    "collectionView(_:shouldSelectItemAt:)", "collectionView(_:didSelectItemAt:)",
    "collectionView(_:shouldDeselectItemAt:)", "collectionView(_:didDeselectItemAt:)",
  ]

  /// The question to the delegate of the recognizer of a swipe back, which the swipe asks. Other
  /// recognizers are not simulated, so their delegates count as delegates of unknown code.
  package static let swipeQuestion = "gestureRecognizerShouldBegin"

  /// Returns true for a method that the user's swipe back calls.
  package static func isOfSwipes(_ signature: String) -> Bool {
    signature == swipeQuestion + "(_:)"
  }

  /// Returns true for the first word that most methods of the delegates and data sources of tables and
  /// collection views share. The word is the name of a property of controllers, too.
  package static func isOfRows(_ name: String) -> Bool {
    ofTaps.contains { $0.hasPrefix(name + "(") }
  }

  /// Returns true for a method whose cause cannot happen here.
  package static func isNeverDue(_ signature: String) -> Bool {
    protocols.contains { $0.neverDue.contains(signature) }
  }

  package static let protocols = [
    Methods(
      """
      UINavigationControllerDelegate
      navigationController(_:willShow:animated:)
      navigationController(_:didShow:animated:)
      navigationController(_:animationControllerFor:from:to:)
      navigationController(_:interactionControllerFor:)
      navigationControllerSupportedInterfaceOrientations(_:)
      navigationControllerPreferredInterfaceOrientationForPresentation(_:)
      """),
    Methods(
      """
      UIPageViewControllerDelegate
      pageViewController(_:willTransitionTo:)
      pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
      pageViewController(_:spineLocationFor:)
      pageViewControllerSupportedInterfaceOrientations(_:)
      pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
      """),
    Methods(
      """
      UIPageViewControllerDataSource
      pageViewController(_:viewControllerBefore:)
      pageViewController(_:viewControllerAfter:)
      presentationCount(for:)
      presentationIndex(for:)
      """),
    Methods(
      """
      UITabBarControllerDelegate
      tabBarController(_:shouldSelect:)
      tabBarController(_:didSelect:)
      tabBarController(_:shouldSelectTab:)
      tabBarController(_:didSelectTab:previousTab:)
      tabBarController(_:willBeginCustomizing:)
      tabBarController(_:willEndCustomizing:changed:)
      tabBarController(_:didEndCustomizing:changed:)
      tabBarController(_:animationControllerForTransitionFrom:to:)
      tabBarController(_:interactionControllerFor:)
      tabBarControllerSupportedInterfaceOrientations(_:)
      tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
      """),
    Methods(presentation("UIAdaptivePresentationControllerDelegate", "")),
    Methods(
      presentation(
        "UISheetPresentationControllerDelegate",
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)")),
    Methods(
      presentation(
        "UIPopoverPresentationControllerDelegate",
        """
        prepareForPopoverPresentation(_:)
        popoverPresentationControllerShouldDismissPopover(_:) [never due]
        popoverPresentationControllerDidDismissPopover(_:) [never due]
        popoverPresentationController(_:willRepositionPopoverTo:in:)
        """)),
    Methods(
      """
      UIViewControllerTransitioningDelegate
      animationController(forPresented:presenting:source:)
      animationController(forDismissed:)
      interactionControllerForPresentation(using:)
      interactionControllerForDismissal(using:)
      presentationController(forPresented:presenting:source:)
      """),
    Methods(
      """
      UIViewControllerAnimatedTransitioning
      transitionDuration(using:)
      animateTransition(using:)
      animationEnded(_:)
      interruptibleAnimator(using:)
      """),
    Methods(
      """
      UISearchControllerDelegate
      presentSearchController(_:)
      willPresentSearchController(_:)
      didPresentSearchController(_:)
      willDismissSearchController(_:)
      didDismissSearchController(_:)
      searchController(_:willChangeTo:)
      searchController(_:didChangeFrom:)
      """),
    Methods(
      """
      UISearchResultsUpdating
      updateSearchResults(for:)
      updateSearchResults(for:selecting:)
      """),
    Methods(
      """
      UITextFieldDelegate
      textFieldShouldBeginEditing(_:)
      textFieldDidBeginEditing(_:)
      textFieldShouldEndEditing(_:)
      textFieldDidEndEditing(_:)
      textFieldDidEndEditing(_:reason:)
      textField(_:shouldChangeCharactersIn:replacementString:) [never due]
      textField(_:shouldChangeCharactersInRanges:replacementString:) [never due]
      textFieldDidChangeSelection(_:)
      textFieldShouldClear(_:) [never due]
      textFieldShouldReturn(_:) [never due]
      """),
    Methods(
      """
      UITextViewDelegate
      textViewShouldBeginEditing(_:)
      textViewDidBeginEditing(_:)
      textViewShouldEndEditing(_:)
      textViewDidEndEditing(_:)
      textView(_:shouldChangeTextIn:replacementText:) [never due]
      textView(_:shouldChangeTextInRanges:replacementText:) [never due]
      textViewDidChange(_:) [never due]
      textViewDidChangeSelection(_:)
      textView(_:shouldInteractWith:in:interaction:) [never due]
      textView(_:editMenuForTextIn:suggestedActions:) [never due]
      textView(_:primaryActionFor:defaultAction:) [never due]
      textView(_:menuConfigurationFor:defaultMenu:) [never due]
      """),
    Methods(
      """
      UISplitViewControllerDelegate
      splitViewController(_:willShow:)
      splitViewController(_:willHide:)
      splitViewController(_:willChangeTo:)
      splitViewController(_:collapseSecondary:onto:)
      splitViewController(_:separateSecondaryFrom:)
      splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
      splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
      splitViewController(_:show:sender:)
      splitViewController(_:showDetail:sender:)
      splitViewControllerDidCollapse(_:)
      splitViewControllerDidExpand(_:)
      """),
    Methods(
      """
      UIApplicationDelegate
      application(_:didFinishLaunchingWithOptions:)
      application(_:willFinishLaunchingWithOptions:)
      application(_:configurationForConnecting:options:)
      applicationDidBecomeActive(_:)
      applicationWillResignActive(_:)
      applicationDidEnterBackground(_:)
      applicationWillEnterForeground(_:)
      applicationWillTerminate(_:)
      applicationDidReceiveMemoryWarning(_:)
      application(_:supportedInterfaceOrientationsFor:)
      application(_:didDiscardSceneSessions:) [never due]
      application(_:open:options:) [never due]
      application(_:continue:restorationHandler:) [never due]
      application(_:willContinueUserActivityWithType:) [never due]
      application(_:didFailToContinueUserActivityWithType:error:) [never due]
      application(_:performActionFor:completionHandler:) [never due]
      application(_:shouldSaveSecureApplicationState:)
      application(_:shouldRestoreSecureApplicationState:)
      application(_:shouldSaveApplicationState:)
      application(_:shouldRestoreApplicationState:)
      application(_:viewControllerWithRestorationIdentifierPath:coder:)
      application(_:willEncodeRestorableStateWith:)
      application(_:didDecodeRestorableStateWith:)
      """),
    Methods(scene("UISceneDelegate")), Methods(scene("UIWindowSceneDelegate")),
    Methods(
      """
      UINavigationBarDelegate
      navigationBar(_:shouldPush:)
      navigationBar(_:didPush:)
      navigationBar(_:shouldPop:)
      navigationBar(_:didPop:)
      """),
    Methods(
      """
      UIGestureRecognizerDelegate
      gestureRecognizerShouldBegin(_:)
      gestureRecognizer(_:shouldReceive:)
      gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      gestureRecognizer(_:shouldRequireFailureOf:)
      gestureRecognizer(_:shouldBeRequiredToFailBy:)
      """),
  ]

  private static func presentation(_ name: String, _ more: String) -> String {
    """
    \(name)
    adaptivePresentationStyle(for:)
    adaptivePresentationStyle(for:traitCollection:)
    presentationController(_:viewControllerForAdaptivePresentationStyle:)
    presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    presentationControllerShouldDismiss(_:)
    presentationControllerWillDismiss(_:)
    presentationControllerDidDismiss(_:)
    presentationControllerDidAttemptToDismiss(_:)
    \(more)
    """
  }

  private static func scene(_ name: String) -> String {
    """
    \(name)
    scene(_:willConnectTo:options:)
    sceneDidDisconnect(_:)
    sceneDidBecomeActive(_:)
    sceneWillResignActive(_:)
    sceneWillEnterForeground(_:)
    sceneDidEnterBackground(_:)
    windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
    windowScene(_:didUpdateEffectiveGeometry:)
    windowScene(_:performActionFor:completionHandler:) [never due]
    stateRestorationActivity(for:)
    scene(_:restoreInteractionStateWith:) [never due]
    scene(_:didUpdate:)
    scene(_:openURLContexts:) [never due]
    scene(_:willContinueUserActivityWithType:) [never due]
    scene(_:continue:) [never due]
    scene(_:didFailToContinueUserActivityWithType:error:) [never due]
    """
  }
}
