// Situations of windows and transitions in which no source tells the calls.
extension UnknownCalls {
  static let otherWindow = UnknownCalls(
    "other-window", "The space of the app changes while a window has a size of its own.",
    "The window keeps its frame here, and no source shows the frame that UIKit gives the window.",
    CallbackSet(
      through: LensSet(.layout).union(LensSet(.geometry)), and: [.viewSafeAreaInsetsDidChange]),
    isLasting: true, changing: .sizes)

  static let launchInPart = UnknownCalls(
    "launch-in-part", "An app on an iPad with iOS 10 or 11 is launched in part of the screen.",
    "In one report, 'viewWillTransition(to:with:)' is called before the view is loaded. No other "
      + "source mentions such a launch.",
    CallbackSet(through: nil, and: [.viewWillTransition]), on: Releases(10, through: 11))

  static let untoldArrival = UnknownCalls(
    "untold-arrival",
    "The view of a child appears on a visible parent, and your code has not called "
      + "'didMove(toParent:)' on the child.",
    "In the sources, UIKit makes that call in addition to yours. None shows it without your call.",
    CallbackSet(through: nil, and: [.didMoveToParent]))

  static let childInAppearance = UnknownCalls(
    "child-in-appearance",
    "A parent that is appearing adds a child's view in one of its layout callbacks.",
    "In reports from iOS 8 to 10, the child gets no 'viewWillAppear'. None mentions a later iOS.",
    CallbackSet(through: nil, and: [.viewWillAppear]), mayUndo: true)

  static let rootElsewhere = UnknownCalls(
    "root-elsewhere",
    "A window gets a root that is presented, or that is the root of another window.",
    "No source says what becomes of the presentation or of the other window.", CallbackSet.all,
    isLasting: true, mayUndo: true, changing: .all)

  static let viewlessScreen = UnknownCalls(
    "viewless-screen", "A controller appears whose 'loadView' creates no view.",
    "A measurement shows only the load, and no source shows the calls of the appearance.",
    CallbackSet.all, isLasting: true, mayUndo: true, changing: .all)

  static let pushAndPop = UnknownCalls(
    "push-and-pop", "A push and a pop change a stack before the screen shows the first change.",
    "Only the last change comes on screen here, and no source shows the other calls.",
    CallbackSet.all)

  static let presentedInDismissal = UnknownCalls(
    "presented-in-dismissal",
    "A controller presents while its previous presentation is being dismissed.",
    "In reports from iOS 18 and 26, the new presentation succeeds, but none says when the new "
      + "screen comes. On iOS 8, a presentation in the same turn is lost.",
    CallbackSet.all, changing: .all)

  static let presentedInHiddenWindow = UnknownCalls(
    "presented-in-hidden-window", "A controller in a window that is not shown presents.",
    "In the tests of several libraries, the presentation succeeds. None shows the callbacks.",
    CallbackSet.all, mayUndo: true, changing: .all
  ).including(CodeEffects(texts: ["Attempt to present"]))

  static let presentedBeforeEntry = UnknownCalls(
    "presented-before-entry",
    "A child of a container presents while the child appears and its view is in no window.",
    "Two developers contradict each other about iOS 11, and a log from a later release shows a "
      + "different warning.",
    CallbackSet.all, mayUndo: true, changing: .all
  ).including(CodeEffects(texts: ["Attempt to present", "from detached"]))

  static let presentedByLeaving = UnknownCalls(
    "presented-by-leaving", "A controller that is being dismissed presents, up to iOS 12.",
    "UIKit refuses, and the sources quote two versions of the warning.",
    CallbackSet(through: nil, and: [.consoleWarning]), on: .before(13)
  ).including(CodeEffects(texts: ["Attempt to present"]))

  static let dismissedInDismissal = UnknownCalls(
    "dismissed-in-dismissal", "Code calls 'dismiss' again while the dismissal is running.",
    "In three reports, the second call dismisses the presenter as well. No source shows the "
      + "callbacks, or whether UIKit calls the completion.",
    CallbackSet.all, changing: .all, on: .since(9)
  ).including(CodeEffects(texts: ["Attempt to dismiss"]))

  static let rootInDismissal = UnknownCalls(
    "root-in-dismissal",
    "Code calls 'dismiss' on a root while the root's presentation is being dismissed.",
    "The one source for the warning covers only iOS 7 and 8.",
    CallbackSet(through: nil, and: [.consoleWarning]), on: .since(9)
  ).including(CodeEffects(texts: ["Attempt to dismiss"]))

  static let elevatedCard = UnknownCalls(
    "elevated-card",
    "A controller whose view is loaded is presented as a sheet or popover, on iOS 13 or later.",
    "The level of the interface rises there, which is a trait, and no log shows the calls.",
    CallbackSet(through: nil, and: [.traitCollectionDidChange]), on: .since(13))

  static let zoomPresentation = UnknownCalls(
    "zoom-presentation", "A controller whose preferred transition is a zoom is presented.",
    "No source shows the presentation style, nor the calls of the presenter.",
    CallbackSet(
      through: LensSet(.appearance).union(LensSet(.layout)).union(LensSet(.geometry)), and: []),
    isLasting: true, changing: .views)

  static let lateDetents = UnknownCalls(
    "late-detents",
    "A sheet gets its detents while the sheet is appearing, on iOS 15 to 18.",
    "In a report, the sheet has its full height then on iOS 15, but not on iOS 26. No source "
      + "mentions the releases in between.",
    CallbackSet(through: LensSet(.layout), and: [.viewSafeAreaInsetsDidChange]),
    isLasting: true, changing: .sizes, on: Releases(15, through: 18))

  static let unloadedAtRotation = UnknownCalls(
    "unloaded-at-rotation",
    "The size of a container changes while the view of a child is not loaded.",
    "The simulator doesn't call the child, and no source says whether UIKit does.",
    CallbackSet(through: LensSet(.geometry), and: []))
}
