extension Choreography {
  /// The user swipes back from the screen's edge.
  static let navigationSwipeBack = Choreography(
    id: "navigation-swipe-back",
    statement: "A finished swipe is a pop. A cancelled one makes the revealed controller disappear "
      + "without ever having appeared, and the current one appear a second time.",
    duration: .milliseconds(300), spanTitle: "swipe back",
    steps: popOpening + [
      Step("gesture", .wait(.gesture), .evidence(["rns-swipe-start-events"])),
      Step(
        "settling", .wait(.animation),
        .assumed("The did callbacks of a released swipe are taken to wait for it to settle.")),
    ] + popClosing,
    cancellation: [
      Step(
        "settling-back", .wait(.animation),
        .assumed("The callbacks of a cancelled swipe are taken to wait for it to settle.")),
      Step(
        "stack-restored", .restoreContainer,
        .assumed("The stack is back as it was when the callbacks of the cancellation come.")),
      Step("revealed-will-disappear", .beginDisappearance(.to), .evidence(cancelOrder)),
      Step("remove-revealed-view", .removeView(.to), .evidence(["diddisappear-after-removal"])),
      Step("revealed-did-disappear", .endAppearance(.to), .evidence(cancelOrder)),
      Step("current-will-appear", .beginAppearance(.from), .evidence(cancelOrder)),
      Step(
        "current-is-appearing", .isAppearing(.from), .evidence(["isappearing-once-per-transition"])),
      Step("current-did-appear", .endAppearance(.from), .evidence(cancelOrder)),
      Step("settled", .clearMoving(.from), .evidence(["reason-flags-scope"])),
    ])

  private static let cancelOrder = [
    "nav-swipe-cancel-wangling", "nav-swipe-cancel-so18927878",
    "cancelled-pop-original-callbacks-doc",
  ]
}
