extension Choreography {
  /// The user swipes back from the screen's edge.
  static let navigationSwipeBack = Choreography(
    id: "navigation-swipe-back",
    statement: "A finished swipe is a pop. After a cancelled swipe, the revealed "
      + "controller disappears without ever having appeared, and the current "
      + "controller appears a second time.",
    duration: .milliseconds(300), spanTitle: "swipe back", motion: .pop,
    ways: waysToSwipeBack,
    steps: popOpening(layout: .assumed(laidOutLikeAPop)) + [
      Step("gesture", .wait(.gesture), .evidence(["rns-swipe-start-events"]))
    ] + interactionChanged + [
      Step(
        "settling", .wait(.animation),
        .assumed(
          "We assume that the did-callbacks of a released swipe wait for the swipe to settle."))
    ] + popClosing + coordinationEnds,
    cancellation: interactionChanged + [
      Step(
        "settling-back", .wait(.animation),
        .assumed(
          "We assume that the callbacks of a cancelled swipe wait for the swipe to settle.")),
      Step(
        "stack-restored", .container(.restore),
        .assumed(
          "The stack is back in its old state when the callbacks of the cancellation come.")),
      Step("revealed-will-disappear", .appearance(.willDisappear, .to), .evidence(ofBothWill)),
      Step("remove-revealed-view", .view(.remove, .to), .evidence(["diddisappear-after-removal"])),
      Step("revealed-did-disappear", .appearance(.end, .to), .evidence(ofBoth)),
      Step("current-will-appear", .appearance(.willAppear, .from), .evidence(ofCurrentWill)),
      editsAgain(
        .from, .evidence(["swipe-cancel-edits-again-jianshu"]), on: .since(7)),
      Step("current-did-appear", .appearance(.end, .from), .evidence(ofCurrent)),
    ] + coordinationEnds)

  private static let laidOutLikeAPop =
    "We assume that a swipe has the layout of a pop (nav-launch-push-pop-layout-jp-ios14); the "
    + "same author's log of a cancelled swipe shows none (nav-swipe-cancel-jp-ios14)."

  // One log has both controllers, the other log only the current controller. The documentation has
  // only the will callbacks of both.
  private static let ofBoth = ["nav-swipe-cancel-wangling"]
  private static let ofBothWill = ofBoth + ["cancelled-pop-original-callbacks-doc"]
  private static let ofCurrent = ofBoth + ["nav-swipe-cancel-so18927878"]
  private static let ofCurrentWill = ofCurrent + ["cancelled-pop-original-callbacks-doc"]
}

extension Choreography {
  private static let waysToSwipeBack = [
    Way(
      "swipe-back", "A swipe back", on: .since(7), setUp: stackOfOne, screen: "nav",
      opening: pushed,
      .gesture("user.beginSwipeBack()")),
    Way(
      "swipe-back-zoom", "A swipe back with a zoom", on: .since(18), setUp: stackOfOne,
      screen: "nav", opening: pushed + zoomed, .gesture("user.beginSwipeBack()")),
  ]
}
