extension Choreography {
  /// A view controller is pushed onto a visible navigation controller, or replaces the top.
  static let navigationPush = Choreography(
    id: "navigation-push",
    statement: "The new controller loads when the transition begins, after the call has returned. "
      + "The current controller gets `viewWillDisappear` before the new one gets `viewWillAppear`, "
      + "and `viewDidDisappear` before the new one gets `viewDidAppear`.",
    duration: .milliseconds(500), spanTitle: "push", motion: .push,
    ways: waysToPush,
    steps: [
      Step(
        "current-will-disappear-first", .appearance(.willDisappear, .from),
        .evidence(["push-disappears-before-load-ios9", "push-log-2016-beankhan"]),
        on: Releases(9, through: 9), .only(.loadOfPushed)),
      Step("load-new", .view(.load, .to), .evidence(loadedInTheTransition)),
      becomesDisplayed,
      Step(
        "end-editing-first", .endEditing(.from), .assumed(endsEditingLikePop),
        when: .editing(.from), on: .since(10)),
      Step(
        "current-will-disappear", .appearance(.willDisappear, .from), .evidence(pushOrder),
        .unless(.loadOfPushed)),
      Step("new-will-appear", .appearance(.willAppear, .to), .evidence(pushOrder)),
      Step(
        "will-show", .navigation(.willShow, .to), .evidence(["nav-delegate-segue-push-vast2012"])),
      Step(
        "search-context", .navigation(.defineContext, .to),
        .evidence(["search-sets-context-ios13"]),
        on: .since(13)),
      Step(
        "end-editing", .endEditing(.from), .assumed(endsEditingLikePop),
        when: .editing(.from), on: Releases(3, through: 9)),
      Step(
        "add-new-view", .view(.add, .to), .evidence(["willappear-before-hierarchy"]),
        when: .withoutAnimator),
    ] + animatorWorks + alongside + [
      Step(
        "update-geometry", .view(.updateGeometry, .to),
        .evidence(["safe-area-margins-callbacks-before-isappearing"])),
      Step(
        "new-is-appearing", .appearance(.isAppearing, .to),
        .evidence(["nav-push-viewisappearing-10924293329", "measured-order-push"])),
      Step(
        "current-constraints", .view(.updateConstraints, .from), .evidence(["arm1-b-pushes-c"]),
        on: Releases(7, through: 8)),
      Step(
        "lay-out-new-twice", .view(.layOutTwice, .to), .evidence(["push-xib-two-layouts-2017"]),
        on: Releases(10, through: 10), .unless(.layoutsOfPushed)),
      Step(
        "animation", .wait(.animation), .evidence(["nav-push-timestamps-ppabner-2020"])),
      Step("remove-current-view", .view(.remove, .from), .evidence(["diddisappear-after-removal"])),
      leavesStack(.assumed(replacedLeaves)),
      Step("current-did-disappear", .appearance(.end, .from), .evidence(pushOrder)),
      editsAgain(
        .to,
        .evidence([
          "pushed-again-edits-again-simplenote600", "pushed-again-edits-again-so41846155",
          "pushed-again-edits-again-so23075747",
        ]),
        on: .since(7)),
      Step("new-did-appear", .appearance(.end, .to), .evidence(pushOrder)),
    ] + farewell(.assumed(replacedIsTold)) + [
      Step(
        "new-did-move-to-parent", .containment(.didMoveToContainer, .to),
        .evidence(["arm1-push-b-full"]),
        when: .arriving(.to)),
      Step("did-show", .navigation(.didShow, .to), .evidence(["nav-delegate-segue-push-vast2012"])),
      Step("settled", .containment(.settle, .to), .assumed(flagsEnd)),
      Step(
        "lay-out-again", .view(.updateAgain, .to), .evidence(["arm1-push-b-full"]),
        on: Releases(7, through: 8)),
    ] + navigationCoordinationEnds)

  // Call stacks of views that are loaded in the layout of the navigation controller. A suite that
  // reads the view itself right after the call proves nothing about the layout.
  private static let loadedInTheTransition = [
    "nav-push-loads-in-transition-ios7", "nav-push-loads-in-transition-ios9",
    "nav-push-loads-in-transition-ios12", "nav-loads-in-transition-ios16",
  ]

  private static let replacedLeaves =
    "We assume that a controller that another stack replaces leaves when a popped one does "
    + "(nav-pop-no-navigation-controller-jsq257)."

  private static let replacedIsTold =
    "We assume that a controller that another stack replaces gets its callback when a popped one "
    + "does (arm1-pop-b-leaves)."

  private static let endsEditingLikePop =
    "We assume that a push ends editing at the same place as a pop."

  private static let pushOrder = [
    "nav-push-wangling", "nav-push-readke-full", "nav-push-viewisappearing-10924293329",
    "measured-order-push",
  ]
}

extension Choreography {
  private static let waysToPush = [
    Way(
      "push", "A push", setUp: ["let nav = UINavigationController(rootViewController: Current)"],
      screen: "nav", .code(["nav.pushViewController(New, animated: {animated})"], .asAsked)),
    Way(
      "show", "A controller that is shown in a navigation controller", on: .since(8),
      setUp: ["let nav = UINavigationController(rootViewController: Current)"], screen: "nav",
      .code(["Current.show(New, sender: nil)"], .always)),
    Way(
      "stack-replaced", "Another stack whose top is new",
      setUp: ["let nav = UINavigationController(rootViewController: Current)"], screen: "nav",
      .code(["nav.setViewControllers([New], animated: {animated})"], .asAsked)),
    Way(
      "push-zoom", "A push with a zoom", on: .since(18),
      setUp: ["let nav = UINavigationController(rootViewController: Current)"], screen: "nav",
      opening: ["New.preferredTransition = .zoom { _ in Current.view }"],
      .code(["nav.pushViewController(New, animated: {animated})"], .asAsked)),
  ]
}
