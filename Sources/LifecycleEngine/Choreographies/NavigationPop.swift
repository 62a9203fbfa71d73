extension Choreography {
  /// The top view controller of a visible navigation controller is popped.
  static let navigationPop = Choreography(
    id: "navigation-pop",
    statement: "The popped controller gets `viewWillDisappear` before the revealed one gets "
      + "`viewWillAppear`, and `viewDidDisappear` before the revealed one gets `viewDidAppear`.",
    duration: .milliseconds(500), spanTitle: "pop", motion: .pop,
    ways: waysToPop,
    steps: popOpening(
      layout: .evidence(["nav-launch-push-pop-layout-jp-ios14"]), animatorWorks) + [
        Step(
          "animation", .wait(.animation), .evidence(["arm1-pop-back-to-b"]))
      ] + popClosing + navigationCoordinationEnds)

  /// The part of a pop up to its animation, with or without a gesture.
  /// - Parameters:
  ///   - layout: The basis of the layout of the revealed view on iOS 9 to 16.
  ///   - animator: The steps of an animator of the author's.
  static func popOpening(layout: Basis, _ animator: [Step] = []) -> [Step] {
    popBeginning + animator + alongside + [
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
        "lay-out-revealed", .view(.layOutAgain, .to), layout, on: Releases(9, through: 16),
        .unless(.layoutOfRevealed)),
      Step(
        "update-revealed", .view(.updateAgain, .to), .evidence(["arm1-pop-back-to-b"]),
        on: Releases(7, through: 8)),
    ]
  }

  private static let popBeginning = [
    Step(
      "load-revealed", .view(.load, .to),
      .assumed(
        "We assume that the revealed controller loads before any other callback, as a pushed "
          + "controller does (nav-push-readke-full); no log shows a pop to a controller that was "
          + "not loaded.")),
    becomesDisplayed,
    Step(
      "end-editing-first", .endEditing(.from, .popped),
      .evidence(["swipe-cancel-edits-again-jianshu", "pushed-again-edits-again-so41846155"]),
      when: .editing(.from), on: .since(10)),
    Step("popped-will-disappear", .appearance(.willDisappear, .from), .evidence(popOrder)),
    Step("revealed-will-appear", .appearance(.willAppear, .to), .evidence(popOrder)),
    Step("will-show", .navigation(.willShow, .to), .evidence(["nav-pop-textfield-vast2012"])),
    Step(
      "search-context", .navigation(.defineContext, .to), .evidence(["search-sets-context-ios13"]),
      on: .since(13)),
    Step(
      "end-editing", .endEditing(.from, .popped),
      .evidence(["nav-pop-textfield-vast2012"]),
      when: .editing(.from), on: Releases(3, through: 9)),
    Step(
      "add-revealed-view", .view(.add, .to), .evidence(["willappear-before-hierarchy"]),
      when: .withoutAnimator),
  ]

  /// The part of a completed pop after its animation, with or without a gesture.
  static let popClosing =
    [
      Step("remove-popped-view", .view(.remove, .from), .evidence(["nav-pop-sequence"])),
      leavesStack(.evidence(["nav-pop-no-navigation-controller-jsq257"])),
      Step("popped-did-disappear", .appearance(.end, .from), .evidence(popOrder)),
      editsAgain(
        .to, .evidence(["revealed-edits-again-simplenote616"]), on: .since(7)),
      Step("revealed-did-appear", .appearance(.end, .to), .evidence(popOrder)),
    ] + farewell(.evidence(["arm1-pop-b-leaves"])) + [
      Step(
        "revealed-did-move-to-parent", .containment(.didMoveToContainer, .to),
        .assumed("A new stack whose top was on the old stack may bring a top that never appeared."),
        when: .arriving(.to)),
      Step(
        "did-show", .navigation(.didShow, .to), .evidence(["nav-pop-textfield-vast2012"])),
      Step("settled", .containment(.settle, .to), .assumed(flagsEnd)),
      Step(
        "lay-out-again", .view(.updateAgain, .to), .evidence(["arm1-pop-back-to-b"]),
        on: Releases(7, through: 8)),
    ]

  /// The displayed controller, from which the next change of the stack begins.
  static let becomesDisplayed = Step(
    "displayed", .container(.becomeDisplayed),
    .assumed(
      "The controller that a container shows has no callback of its own; no source says when in a "
        + "transition it changes."))

  /// The controller that was on screen is no child any more, unless the controller is on the stack.
  static func leavesStack(_ basis: Basis) -> Step {
    Step("leaves", .containment(.unlink, .from), basis, when: .leaving(.from))
  }

  /// The old controller gets `didMove(toParent: nil)` after the appearance of the new controller.
  static func farewell(_ told: Basis) -> [Step] {
    [
      Step("did-move-to-nil", .containment(.didMoveToNil, .from), told, when: .leaving(.from)),
      Step("left", .containment(.settle, .from), .assumed(flagsEnd)),
    ]
  }

  private static let popOrder = [
    "nav-push-wangling", "nav-push-pop-dealloc-33663119952", "nav-pop-viewisappearing-10924293329",
    "measured-order-push",
  ]
}

extension Choreography {
  private static let waysToPop = [
    Way(
      "pop", "A pop", setUp: stackOfOne, screen: "nav", opening: pushed,
      .code(["nav.popViewController(animated: {animated})"], .asAsked)),
    Way(
      "pop-to-root", "A pop over a controller in between", setUp: stackOfOne, screen: "nav",
      opening: pushedOverAnother,
      .code(["nav.popToRootViewController(animated: {animated})"], .asAsked)),
    Way(
      "pop-to", "A pop to a controller that is named", setUp: stackOfOne, screen: "nav",
      opening: pushedOverAnother,
      .code(["nav.popToViewController(New, animated: {animated})"], .asAsked)),
    Way(
      "pop-zoom", "A pop with a zoom", on: .since(18), setUp: stackOfOne, screen: "nav",
      opening: pushed + zoomed, .code(["nav.popViewController(animated: {animated})"], .asAsked)),
    Way(
      "back-button", "A tap on the back button", setUp: stackOfOne, screen: "nav", opening: pushed,
      .action("user.tapBack()")),
  ]

  /// The statement before a pop that makes the stack.
  static let stackOfOne = ["let nav = UINavigationController(rootViewController: New)"]

  /// The statements before a pop that push `Current` after `New` was shown.
  static let pushed = ["system.wait()", "nav.pushViewController(Current, animated: false)"]

  private static let pushedOverAnother = [
    "system.wait()", "nav.pushViewController(UIViewController(), animated: false)",
    "nav.pushViewController(Current, animated: false)",
  ]

  /// The statement that makes a pop of `Current` a zoom.
  static let zoomed = ["Current.preferredTransition = .zoom { _ in New.view }"]
}
