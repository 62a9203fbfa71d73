extension Choreography {
  /// The user swipes back from the screen's edge.
  static let navigationSwipeBack = Choreography(
    id: "navigation-swipe-back",
    statement: "A finished swipe is a pop. A cancelled one makes the revealed controller disappear "
      + "without ever having appeared, and the current one appear a second time.",
    duration: .milliseconds(300), spanTitle: "swipe back",
    steps: popOpening + [
      Step("gesture", .wait(.gesture), .evidence(["rns-swipe-start-events"]))
    ] + interactionChanged + [
      Step(
        "settling", .wait(.animation),
        .assumed("The did callbacks of a released swipe are taken to wait for it to settle."))
    ] + popClosing + coordinationEnds,
    cancellation: interactionChanged + [
      Step(
        "settling-back", .wait(.animation),
        .assumed("The callbacks of a cancelled swipe are taken to wait for it to settle.")),
      Step(
        "stack-restored", .container(.restore),
        .assumed("The stack is back as it was when the callbacks of the cancellation come.")),
      Step("revealed-will-disappear", .appearance(.willDisappear, .to), .evidence(cancelOrder)),
      Step("remove-revealed-view", .view(.remove, .to), .evidence(["diddisappear-after-removal"])),
      Step("revealed-did-disappear", .appearance(.end, .to), .evidence(cancelOrder)),
      Step("current-will-appear", .appearance(.willAppear, .from), .evidence(cancelOrder)),
      Step("current-did-appear", .appearance(.end, .from), .evidence(cancelOrder)),
    ] + coordinationEnds)

  private static let cancelOrder = [
    "nav-swipe-cancel-wangling", "nav-swipe-cancel-so18927878",
    "cancelled-pop-original-callbacks-doc",
  ]
}
