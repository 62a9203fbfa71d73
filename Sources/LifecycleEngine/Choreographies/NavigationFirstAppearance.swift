extension Choreography {
  /// A navigation controller appears for the first time and brings its top view controller.
  static let navigationFirstAppearance = Choreography(
    id: "navigation-first-appearance",
    statement: "The top view controller appears together with its navigation controller. From iOS "
      + "10 on, if the navigation controller is a window's root, its top controller loads in the "
      + "navigation controller's first layout; otherwise, and on earlier versions, it loads at "
      + "once. The delegate gets `didShow` twice, before and after the controller's "
      + "`viewDidAppear`; the sources for that end with iOS 12.",
    steps: [
      Step(
        "wait-for-layout", .wait(.update),
        .evidence([
          "nav-ios18-root-not-loaded-if-push-immediately", "nav-root-loads-in-first-commit",
          "nav-root-loads-in-first-commit-ios11", "nav-root-loads-in-layout-ios10",
        ]),
        when: .containerIsRoot, on: .since(10)),
      Step(
        "choose-top", .container(.bindIncoming),
        .evidence([
          "storyboard-instance-view-not-loaded", "nav-ios18-root-not-loaded-if-push-immediately",
        ])),
      Step("load", .view(.load, .to), .evidence(["nav-delegate-launch-vast2012"])),
      becomesDisplayed,
      Step(
        "will-appear", .appearance(.willAppear, .to), .evidence(["nav-delegate-launch-vast2012"])),
      Step("will-show", .navigation(.willShow, .to), .evidence(["nav-delegate-launch-vast2012"])),
      Step(
        "search-context", .navigation(.defineContext, .to),
        .evidence(["search-sets-context-ios13"]),
        on: .since(13)),
      Step("add-view", .view(.add, .to), .evidence(["willappear-before-hierarchy"])),
      Step(
        "wait-for-layout-of-view", .wait(.update), .evidence(["isappearing-in-layout-phase"])),
      Step(
        "update-geometry", .view(.updateGeometry, .to),
        .evidence(["safe-area-margins-callbacks-before-isappearing"])),
      Step(
        "is-appearing", .appearance(.isAppearing, .to),
        .evidence(["launch-scene-viewisappearing-10924293329"])
      ),
      Step(
        "lay-out-twice", .view(.layOutTwice, .to),
        .evidence([
          "launch-root-readke", "nav-launch-push-pop-layout-jp-ios14",
          "launch-scene-viewisappearing-10924293329",
        ]), when: .rootOfStack(.to), .unless(.layoutsOfStackRoot)),
      Step(
        "wait-for-container", .wait(.containerAppeared), .assumed(childWaitsForContainer)),
      Step(
        "did-show-early", .navigation(.didShow, .to), .evidence(shownTwice)),
      Step(
        "did-appear", .appearance(.end, .to), .evidence(["nav-delegate-launch-vast2012"]),
        when: .containerPassesOn),
      Step(
        "did-move-to-parent", .containment(.didMoveToContainer, .to),
        .evidence(["svc-uinav-root-in-window-six-events"]), when: .arriving(.to)),
      Step(
        "did-show", .navigation(.didShow, .to), .evidence(shownTwice), when: .containerPassesOn),
      Step("settled", .containment(.settle, .to), .assumed(flagsEnd)),
    ],
    cancellation: firstAppearanceGivenUp)
  private static let shownTwice = [
    "nav-delegate-launch-vast2012", "radar-29912893-didshow-of-tabs",
    "radar-44966342-didshow-at-launch",
  ]

  /// A push replaces the first controller, which is still on the way onto the screen.
  static let navigationEarlyPush = Choreography(
    id: "navigation-early-push",
    statement: "The first controller has begun to appear, and disappears without a "
      + "`viewDidAppear`. Nothing moves: the first controller gets `viewDidDisappear` before the "
      + "pushed one gets `viewIsAppearing`.",
    animatedArgument: .unknown(
      reason: "No source shows the 'animated' of a push that replaces a controller "
        + "on its way onto the screen."),
    steps: [
      Step("load-new", .view(.load, .to), .evidence(early)),
      becomesDisplayed,
      Step("first-will-disappear", .appearance(.willDisappear, .from), .evidence(early)),
      Step("new-will-appear", .appearance(.willAppear, .to), .evidence(early)),
      Step("will-show", .navigation(.willShow, .to), .assumed(earlyAsPush)),
      Step("search-context", .navigation(.defineContext, .to), .assumed(earlyAsPush)),
      Step("remove-first-view", .view(.remove, .from), .assumed(earlyAsPush)),
      Step("first-did-disappear", .appearance(.end, .from), .evidence(early)),
      Step("add-new-view", .view(.add, .to), .assumed(earlyAsPush)),
      Step("update-geometry", .view(.updateGeometry, .to), .assumed(earlyAsPush)),
      Step("new-is-appearing", .appearance(.isAppearing, .to), .evidence(early)),
      Step("wait-for-container", .wait(.containerAppeared), .assumed(childWaitsForContainer)),
      Step("new-did-appear", .appearance(.end, .to), .evidence(early)),
      Step(
        "new-did-move-to-parent", .containment(.didMoveToContainer, .to), .assumed(earlyAsPush),
        when: .arriving(.to)),
      Step("did-show", .navigation(.didShow, .to), .assumed(earlyAsPush)),
      Step("settled", .containment(.settle, .to), .assumed(flagsEnd)),
    ],
    cancellation: firstAppearanceGivenUp)

  private static let early = ["n-push-at-launch-18"]

  private static let earlyAsPush =
    "We assume that an early push does this at the same place as any push; the log shows only "
    + "loading and appearance callbacks."

  /// A navigation controller has appeared again with the same top view controller.
  static let navigationReappearance = Choreography(
    id: "navigation-reappearance",
    statement: "A navigation controller that has appeared again calls its delegate's `didShow` "
      + "once more, but not `willShow`.",
    steps: [
      Step(
        "did-show-again", .navigation(.didShow, .to),
        .evidence(["radar-29912893-didshow-of-tabs", "uno-didshow-after-modal"]))
    ])
}
