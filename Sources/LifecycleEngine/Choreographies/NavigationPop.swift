extension Choreography {
  /// The top view controller of a visible navigation controller is popped.
  static let navigationPop = Choreography(
    id: "navigation-pop",
    statement: "The popped controller will disappear before the revealed one will appear, and has "
      + "disappeared before the revealed one has appeared.",
    duration: .milliseconds(500), spanTitle: "pop",
    steps: popOpening + [
      Step(
        "animation", .wait(.animation), .evidence(["arm1-pop-back-to-b"]))
    ] + popClosing + navigationCoordinationEnds)

  /// What a pop does up to its animation, whether a gesture drives it or not.
  static let popOpening =
    popBeginning + alongside + [
      Step(
        "update-geometry", .view(.updateGeometry, .to),
        .evidence(["safe-area-margins-callbacks-before-isappearing"])),
      Step(
        "revealed-is-appearing", .appearance(.isAppearing, .to),
        .evidence(["nav-pop-viewisappearing-10924293329", "measured-order-push"])),
      Step(
        "popped-constraints", .view(.updateConstraints, .from), .evidence(["arm1-pop-b-leaves"]),
        on: Releases(7, through: 8)),
      Step(
        "lay-out-revealed", .view(.layOutAgain, .to),
        .evidence(["nav-launch-push-pop-layout-jp-ios14"]), on: Releases(9, through: 16)),
      Step(
        "update-revealed", .view(.updateAgain, .to), .evidence(["arm1-pop-back-to-b"]),
        on: Releases(7, through: 8)),
    ]

  private static let popBeginning = [
    Step("load-revealed", .view(.load, .to), .evidence(["storyboard-instance-view-not-loaded"])),
    Step("displayed", .container(.becomeDisplayed), .evidence(["nav-pop-sequence"])),
    Step("popped-will-disappear", .appearance(.willDisappear, .from), .evidence(popOrder)),
    Step("revealed-will-appear", .appearance(.willAppear, .to), .evidence(popOrder)),
    Step("will-show", .navigation(.willShow, .to), .evidence(["nav-pop-textfield-vast2012"])),
    Step(
      "search-context", .navigation(.defineContext, .to), .evidence(["search-sets-context-ios13"]),
      on: .since(13)),
    Step(
      "end-editing", .endEditing(.from, .popped),
      .evidence(["nav-pop-textfield-vast2012", "keyboard-first-responder-restored-jsq"]),
      when: .editing(.from)),
    Step("add-revealed-view", .view(.add, .to), .evidence(["willappear-before-hierarchy"])),
  ]

  /// What a completed pop does after its animation, whether a gesture drove it or not.
  static let popClosing =
    [
      Step("remove-popped-view", .view(.remove, .from), .evidence(["nav-pop-sequence"])),
      leavesStack,
      Step("popped-did-disappear", .appearance(.end, .from), .evidence(popOrder)),
      Step("revealed-did-appear", .appearance(.end, .to), .evidence(popOrder)),
    ] + farewell + [
      Step(
        "revealed-did-move-to-parent", .containment(.didMoveToContainer, .to),
        .assumed("A new stack whose top was on the old one may bring a top that never appeared."),
        when: .arriving(.to)),
      Step(
        "did-show", .navigation(.didShow, .to), .evidence(["nav-pop-textfield-vast2012"])),
      Step("settled", .containment(.settle, .to), .evidence(["reason-flags-scope"])),
      Step(
        "lay-out-again", .view(.updateAgain, .to), .evidence(["arm1-pop-back-to-b"]),
        on: Releases(7, through: 8)),
    ]

  /// The controller that was on screen is no child any more, if it is not on the stack.
  static let leavesStack = Step(
    "leaves", .containment(.unlink, .from),
    .evidence(["nav-pop-no-navigation-controller-jsq257"]), when: .leaving(.from))

  /// It is told so after the other one has appeared.
  static let farewell = [
    Step(
      "did-move-to-nil", .containment(.didMoveToNil, .from), .evidence(["arm1-pop-b-leaves"]),
      when: .leaving(.from)),
    Step("left", .containment(.settle, .from), .evidence(["nav-ismovingtoparent-flags-boostnote"])),
  ]

  private static let popOrder = [
    "nav-push-wangling", "nav-push-pop-dealloc-33663119952", "nav-pop-viewisappearing-10924293329",
    "measured-order-push",
  ]
}
