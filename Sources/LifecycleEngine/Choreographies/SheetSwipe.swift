// The user pulls down a sheet.
extension Choreography {
  /// True if the user may dismiss a sheet.
  static let sheetSwipeQuestion = Choreography(
    id: "sheet-swipe-question",
    statement: "The presentation controller's delegate is asked if the user may dismiss, unless "
      + "`isModalInPresentation` says no.",
    steps: [
      Step(
        "ask-should-dismiss", .presentation(.byUser(.askShouldDismiss)),
        .evidence(["sheet-interactive-dismiss-delegate-order-ios13", "shoulddismiss-not-asked"]))
    ])

  /// The user pulls down a sheet that may not be dismissed.
  static let sheetSwipeRefused = Choreography(
    id: "sheet-swipe-refused",
    statement: "A sheet that the user may not dismiss stays; the delegate gets a call for the "
      + "attempt when the user lets go of the sheet.",
    spanTitle: "swipe sheet", motion: .resist,
    steps: [
      Step(
        "gesture", .wait(.gesture),
        .assumed("We assume that the attempt counts when the finger lets go of the sheet.")),
      Step(
        "did-attempt", .presentation(.byUser(.tellDidAttemptToDismiss)),
        .evidence([
          "sheet-interactive-dismiss-delegate-order-ios13", "didattempttodismiss-condition",
        ])),
    ])

  /// The user pulls down a sheet.
  static let sheetSwipe = Choreography(
    id: "sheet-swipe",
    statement: "A sheet that is pulled down gets `viewWillDisappear` right at the start. If the "
      + "user lets go early, the sheet appears a second time; its presenter gets no appearance "
      + "callbacks either way.",
    duration: .milliseconds(300), spanTitle: "swipe sheet", motion: .dismiss,
    animatedArgument: dismissIsToldAnimated,
    ways: waysToSwipeSheets,
    steps: [
      Step(
        "will-dismiss", .presentation(.byUser(.tellWillDismiss)),
        .evidence(["sheet-interactive-dismiss-delegate-order-ios13", "dismiss-delegate-order"]))
    ] + dismissedLeaves(dismissedBySwipe) + alongside + [
      Step(
        "gesture", .wait(.gesture),
        .assumed("We assume that will-callbacks come when the swipe begins, as with a swipe back."))
    ] + interactionChanged + [
      Step(
        "settling", .wait(.animation),
        .assumed(
          "We assume that the did-callbacks of a released sheet wait for the sheet to settle."))
    ] + linksGo + presenterEditsAgain(likeUnderAlert)
      + dismissedDisappeared(
        dismissedBySwipe, settled: ["reason-flags-which-callback", "flags-by-ancestor"]) + [
        Step(
          "did-dismiss", .presentation(.byUser(.tellDidDismiss)),
          .evidence(["sheet-interactive-dismiss-delegate-order-ios13", "dismiss-delegate-order"]))
      ] + coordinationEnds,
    cancellation: interactionChanged + [
      Step(
        "settling-back", .wait(.animation),
        .assumed(
          "We assume that the callbacks of a cancelled swipe wait for the swipe to settle.")),
      Step(
        "still-presented", .presentation(.stayPresented),
        .assumed(
          "We assume that the flags are as before when the sheet gets the callbacks for staying.")),
      dismissalEnded,
      Step("presented-will-appear", .appearance(.willAppear, .from), likeSwipeBack),
      Step("presented-did-appear", .appearance(.end, .from), likeSwipeBack),
    ] + coordinationEnds)

  /// The logs of swipes contain the calls to the delegate.
  private static let dismissedBySwipe = ["appearance-states"]

  private static let likeSwipeBack = Basis.assumed(
    "Only the order of a cancelled swipe back is documented; we assume that the "
      + "sheet gets the same callbacks.")
}

extension Choreography {
  private static let waysToSwipeSheets = [
    Way(
      "sheet-swipe", "A sheet that the user swipes down", place: .presentation, on: .since(13),
      screen: "New",
      opening: ["New.present(Current, animated: false)"], .gesture("user.beginSheetSwipe()"))
  ]
}
