// The misuses in which the tree of views and the tree of controllers disagree.
enum HierarchyMisuse: Sendable {
  case viewInOtherHierarchy
  case addedUnderOther
  case rootAsChild
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

/// A member that the author's code asks for by name and that does not exist.
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

/// A text that UIKit has changed in a later release.
enum Wording: Sendable {
  /// The text of the earlier releases.
  case short
  /// The later text, which names the other controller too.
  case full
}

/// A presentation or dismissal that UIKit answers with a line on the console, or an exception.
enum PresentationMisuse: Sendable {
  case offWindow(Wording), overAnother(Wording), inTransition(Wording)
  case fromDetached(Wording), dismissedInTransition
  case exception(PresentationException)
  case popoverWithoutAnchor, actionSheetWithoutAnchor(Wording)
}

/// A presentation that UIKit answers with an exception.
enum PresentationException: Sendable {
  case onItself, twice, ofChild, ofActive, withoutStyle, inPopover
}

/// A use of controllers that UIKit answers with a warning only.
enum ConsoleWarning: Sendable {
  case unbalancedAppearance
  case appearanceMisuse
  case loadedWhileDeallocating
  case nestedPush, nestedPop
  case unexpectedNavigationState
}
