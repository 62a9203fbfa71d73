// What UIKit answers when the tree of views and the tree of controllers do not agree.
enum HierarchyMisuse: Sendable {
  case viewInOtherHierarchy
  case addedUnderOther
  case viewOfTwo
  case viewInItself
  case viewInDescendant
  case invalidGeometry
}

/// A call that UIKit answers with an exception.
enum Misuse: Sendable {
  case push(PushMisuse)
  case hierarchy(HierarchyMisuse)
  case repeatedInStack
  case poppedToStranger
  case containedInItself
  case wrongPageCount
  case selectedStranger
  case transitionWithoutParent
  case transitionForwardedByHand
  case noCommonOrientation(Wording)
  case splitOnPhone
  case missing(MissingMember)
}

/// What is asked for by a name that nothing has.
enum MissingMember: Sendable {
  case segue
  case method
}

/// A controller that may not be pushed.
enum PushMisuse: Sendable {
  case twice(Wording)
  case ofNavigationController
  case ofSplitViewController
}

/// A text that later releases have in another form.
enum Wording: Sendable {
  /// The one of the earlier releases.
  case short
  /// The later one, which names the other controller too.
  case full
}

/// A presentation or dismissal that UIKit answers with a line on the console, or an exception.
enum PresentationMisuse: Sendable {
  case offWindow(Wording), overAnother(Wording), inTransition(Wording)
  case fromDetached, dismissedInTransition
  case exception(PresentationException)
  case popoverWithoutAnchor, actionSheetWithoutAnchor(Wording)
}

/// A presentation that cannot be.
enum PresentationException: Sendable {
  case onItself, twice, ofChild, ofActive, withoutStyle, inPopover
}

/// A use of controllers that UIKit only complains about.
enum ConsoleWarning: Sendable {
  case unbalancedAppearance
  case appearanceMisuse
  case loadedWhileDeallocating
  case nestedPush, nestedPop
  case unexpectedNavigationState
}
