// Properties that no source tells at the moment of a read.
extension UnknownCalls {
  static let flagOfChild = UnknownCalls(
    "flag-of-child",
    "A controller asks if it is being presented or dismissed while its container is.",
    "According to Apple, the flag is true below an ancestor; according to comments in public code, it is false there.",
    CallbackSet())

  static let flagBesideChild = UnknownCalls(
    "flag-beside-child",
    "The flags of a container that moves are read while a child of the container gets a callback.",
    "In two reports, a flag is false then, although it is true in the container's own callbacks.",
    CallbackSet())

  static let movingInContainer = UnknownCalls(
    "moving-in-container",
    "A child of a custom container asks if the child is moving to or from the container.",
    "According to Apple, the flags are true while the child appears or disappears. No log shows "
      + "them for a child that got its callbacks earlier.", CallbackSet())

  static let parentBeforeMove = UnknownCalls(
    "parent-before-move", "A controller reads its parent in 'willMove(toParent:)' up to iOS 18.",
    "In a measurement on iOS 26, the parent is already set. According to Apple's documentation, "
      + "the call comes before the controller is added.", CallbackSet(), on: .before(26))

  static let parentOfPopped = UnknownCalls(
    "parent-of-popped",
    "Code asks a controller for its container right after the call that pops the controller.",
    "In a log from an old release, the navigation controller is nil by then, and a Stack Overflow "
      + "answer says the same. No source from a current release mentions this.", CallbackSet())

  static let parentInDeinit = UnknownCalls(
    "parent-in-deinit", "Code reads the parent of a child while the 'deinit' of the parent runs.",
    "No source says whether UIKit has ended the relationship by then.", CallbackSet())

  static let preferredSizeOfChild = UnknownCalls(
    "preferred-size-of-child",
    "Code reads the preferred size of a navigation controller that has a child with such a size.",
    "UIKit passes the child's size to the container, and no source says what the container adopts.",
    CallbackSet())

  static let traitsOutOfWindow = UnknownCalls(
    "traits-out-of-window",
    "Code reads the traits of a controller or view that is in no window, up to iOS 12.",
    "A Stack Overflow question reports an unspecified size class. No other source mentions this.",
    CallbackSet(), on: .before(13))

  static let secondPush = UnknownCalls(
    "second-push", "Code reads a stack right after two animated pushes in one turn.",
    "In a report from iOS 11, the stack contains only the first pushed controller. No other source "
      + "mentions this.",
    CallbackSet())

  static let pageInTurn = UnknownCalls(
    "page-in-turn", "Code reads the pages of a page view controller while the user turns a page.",
    "Public code reads the old page there, and no source says when UIKit changes the list.",
    CallbackSet())

  static let pushInPresentation = UnknownCalls(
    "push-in-presentation", "Code reads a stack after a push during an animated presentation.",
    "In a report from iOS 11, the stack stays unchanged until the presentation is over. No other "
      + "source mentions this.",
    CallbackSet())

  static let askedPresentationController = UnknownCalls(
    "asked-presentation-controller",
    "Code asks a controller for its presentation controller up to iOS 11.",
    "In four reports from iOS 8 to 11, the two hold each other from then on, for presented "
      + "controllers, roots and popovers alike. In the simulator, the controller is released.",
    CallbackSet(through: nil, and: [.deinitialize]), isLasting: true, changing: .lives,
    on: .before(12))
}
