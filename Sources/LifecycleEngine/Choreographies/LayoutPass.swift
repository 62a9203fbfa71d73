extension Choreography {
  /// A controller's view is laid out.
  static let layoutPass = Choreography(
    id: "layout-pass",
    statement: "The layout of a controller's root view is wrapped in `viewWillLayoutSubviews` and "
      + "`viewDidLayoutSubviews`; the views below it are laid out after that. A controller that "
      + "appears gets `viewIsAppearing` before its first layout, unless it already got it.",
    steps: [
      Step(
        "update-geometry", .view(.updateGeometry, .to),
        .evidence(["safe-area-margins-callbacks-before-isappearing"]), when: .appearing(.to)),
      Step(
        "is-appearing", .appearance(.isAppearing, .to), .evidence(["isappearing-in-layout-phase"]),
        when: .appearing(.to)),
    ] + updatesBeforeLayout + [
      Step(
        "will-layout-subviews", .controller(.willLayoutSubviews),
        .evidence(["willlayout-just-before-layoutsubviews"])),
      Step(
        "lay-out", .controller(.layOutContents),
        .evidence(["nav-push-deferred", "willlayout-just-before-layoutsubviews"])),
      Step(
        "did-layout-subviews", .controller(.didLayoutSubviews),
        .evidence(["willlayout-just-before-layoutsubviews", "didlayout-not-descendants"])),
    ] + againAtFirst)

  /// A second layout for a child that appears with the author's container, or for a page. A
  /// controller without a parent gets a second layout in its first appearance if its views have
  /// constraints.
  private static let againAtFirst = [
    Step(
      "page-again-at-first", .controller(.layOutAgain),
      .evidence(["pagevc-setvcs-in-viewdidload-so48653763"]), when: .firstLayout(.asPage),
      on: Releases(11, through: 12)),
    Step(
      "child-again-at-first", .controller(.layOutAgain),
      .evidence(["containment-addchild-in-viewdidload-so48653763"]),
      when: .firstLayout(.withParent), on: Releases(11, through: 12)),
    Step(
      "constrained-again-at-first", .controller(.layOutAgain), .evidence(["yagamo-launch-ios12"]),
      when: .firstLayout(.constrained), on: Releases(12, through: 12)),
  ]

  /// A controller has properties or constraints to update, and nothing to lay out.
  static let updateWithoutLayout = Choreography(
    id: "update-without-layout",
    statement: "Properties and constraints are updated in the update pass, whether or not a layout "
      + "follows.",
    steps: updatesBeforeLayout)

  private static let updatesBeforeLayout = [
    Step(
      "update-properties", .controller(.updateProperties),
      .evidence([
        "updateproperties-ios26", "update-pass-order-ios26", "updateproperties-first-appearance",
      ]), on: .since(26)),
    Step(
      "update-view-constraints", .controller(.updateConstraints),
      .evidence([
        "view-layer-order-with-constraints", "arm1-push-b-full", "updateviewconstraints-super",
      ]),
      on: .since(6)),
  ]
}
