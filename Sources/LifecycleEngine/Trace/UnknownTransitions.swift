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
    "A report has 'viewWillTransition(to:with:)' before the view is loaded; no other source "
      + "mentions a launch there.",
    CallbackSet(through: nil, and: [.viewWillTransition]), on: Releases(10, through: 11))

  static let untoldArrival = UnknownCalls(
    "untold-arrival",
    "The view of a child appears on a visible parent, and your code has not called "
      + "'didMove(toParent:)' on the child.",
    "Sources have UIKit make that call besides yours, and none has it without your call.",
    CallbackSet(through: nil, and: [.didMoveToParent]))

  static let childInAppearance = UnknownCalls(
    "child-in-appearance",
    "A parent that is appearing adds a child's view in one of its layout callbacks.",
    "Reports from iOS 8 to 10 have no 'viewWillAppear' of the child there; "
      + "none mentions a later iOS.",
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
    "Reports from iOS 18 and 26 have the new presentation succeed; none says when the new screen "
      + "comes, and on iOS 8 a presentation in the same turn is lost.",
    CallbackSet.all, changing: .all)

  static let presentedInHiddenWindow = UnknownCalls(
    "presented-in-hidden-window", "A controller in a window that is not shown presents.",
    "Tests of libraries have the presentation succeed there; none shows the callbacks.",
    CallbackSet.all, mayUndo: true, changing: .all
  ).including(CodeEffects(texts: ["Attempt to present"]))

  static let presentedBeforeEntry = UnknownCalls(
    "presented-before-entry",
    "A child of a container presents while the child appears and its view is in no window.",
    "Two developers contradict each other about iOS 11, and a log from a later "
      + "release has another warning.",
    CallbackSet.all, mayUndo: true, changing: .all
  ).including(CodeEffects(texts: ["Attempt to present", "from detached"]))

  static let presentedByLeaving = UnknownCalls(
    "presented-by-leaving", "A controller that is being dismissed presents, up to iOS 12.",
    "UIKit refuses, and sources have two wordings of the warning.",
    CallbackSet(through: nil, and: [.consoleWarning]), on: .before(13)
  ).including(CodeEffects(texts: ["Attempt to present"]))

  static let dismissedInDismissal = UnknownCalls(
    "dismissed-in-dismissal", "Code calls 'dismiss' again while the dismissal is running.",
    "Three reports have the second call dismiss the presenter, too. No source shows the callbacks, "
      + "or if UIKit calls the completion.",
    CallbackSet.all, changing: .all, on: .since(9)
  ).including(CodeEffects(texts: ["Attempt to dismiss"]))

  static let rootInDismissal = UnknownCalls(
    "root-in-dismissal",
    "Code calls 'dismiss' on a root while the root's presentation is being dismissed.",
    "A source has the warning only on iOS 7 and 8.",
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
    "A report from iOS 15 has the sheet at its full height then, and has no difference on iOS 26; "
      + "no source mentions the releases between.",
    CallbackSet(through: LensSet(.layout), and: [.viewSafeAreaInsetsDidChange]),
    isLasting: true, changing: .sizes, on: Releases(15, through: 18))

  static let unloadedAtRotation = UnknownCalls(
    "unloaded-at-rotation",
    "The size of a container changes while the view of a child is not loaded.",
    "The child is not called here, and no source says if UIKit calls the child.",
    CallbackSet(through: LensSet(.geometry), and: []))
}
