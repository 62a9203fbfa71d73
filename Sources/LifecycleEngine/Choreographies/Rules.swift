extension Rule {
  /// Every rule, by area.
  public static let all: [Rule] = [
    .transactionsFollowTransitions, .swipeBackGesture, .contentSwipeBackGesture, .backButton,
    .ownDelegateNeedsNoBackButton,
    .pushBringsFirst, .pushLoadsInCall, .interruptedPush,
    .interruptedPop, .interruptedZoomPush, .interruptedZoomPop, .zoomNeedsNoBackButton,
    .overriddenStackMethods, .overriddenShow,
    .searchContextWhileShown, .editingIsRemembered, .tabBarLoadsAtInit,
    .pageLeftByCodeStaysNeighbour, .pagesWaitForTurn,
    .splitCollapses, .splitHidesColumnsInTallWindow, .poppedSecondaryIsForgotten,
    .touchesWaitForTransition, .moreTab, .navigationPassesAppearanceOn,
    .automaticIsSheet, .automaticIsFormSheet, .sheetsKeepToCompactWidth, .popoverBecomesSheet,
    .sheetsHaveTheirClass, .actionSheetsArePopovers, .sheetSwipeGesture, .sheetsHaveDetents,
    .presentingRefusesAsTransition, .dismissalWithoutAnimationTakesOver,
    .firstControllerIsNotAnimated,
    .traitsOfSuperview, .traitsAtInit, .overridesComeWithUpdate, .traitTracking,
    .observationTracking, .observationTrackingByKey,
    .sizeTransitions, .launchUpright, .uprightByDefault, .coveredRootComparesItself,
    .refusedRequestTurns, .multitaskingIsNotAsked, .scenes,
    .emptyWindowRaises, .keyPassesOn,
    .unloadingAtWarning, .containerViewsStay, .backgroundCancelsGesture, .darkPicturesDiffer,
    .goneObserversGetNothing, .layoutKeepsAdditions, .fieldWaitsForWindow, .selectionClearIsTold,
    .keyboardTellsEachField, .keyboardBeforeFieldBegins, .keyboardBeforeTextViewBegins,
    .keyboardHidesBeforeEnd, .keyboardHidesBelow, .keyboardHasCurve, .screenPostsKeyboard,
    .padTabBarOnTop, .tallNavigationBar, .contentUnderBars, .barsLetTouchesThrough,
    .tabsFade,
  ]
}
