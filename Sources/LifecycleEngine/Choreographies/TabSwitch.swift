extension Choreography {
  /// A visible tab bar controller shows another tab, because the user tapped the tab, the author's
  /// code selected the tab, or the tabs were exchanged.
  static let tabSwitch = Choreography(
    id: "tab-switch",
    statement: "The new tab gets `viewWillAppear` before the old one gets `viewWillDisappear`, "
      + "both before the call returns. Without an animation, the old tab gets `viewDidDisappear` "
      + "before the new one gets `viewDidAppear`. In an app built with the SDK of iOS 18 or later, "
      + "the new tab fades in: after the animation, the new tab gets `viewDidAppear`, and then the "
      + "old one gets `viewDidDisappear`.",
    duration: .milliseconds(500), spanTitle: "tab", motion: .tab,
    animatedArgument: .unknownIfAnimated(
      reason: "From iOS 18 on, a selected tab fades in, and no source shows the 'animated' of the "
        + "callbacks."),
    ways: waysToSwitchTabs,
    steps: [
      Step(
        "load-new", .view(.load, .to),
        .evidence(["rnn-tab-view-loaded-only-on-selection", "tab-first-switch-pgzxc"])),
      becomesDisplayed,
      Step("new-will-appear", .appearance(.willAppear, .to), .evidence(order)),
      Step("old-will-disappear", .appearance(.willDisappear, .from), .evidence(order)),
      Step("add-new-view", .view(.add, .to), .evidence(["willappear-before-hierarchy"])),
      Step("wait-for-layout", .wait(.update), .evidence(["isappearing-in-layout-phase"])),
      Step(
        "update-geometry", .view(.updateGeometry, .to),
        .evidence(["safe-area-margins-callbacks-before-isappearing"])),
      Step(
        "new-is-appearing", .appearance(.isAppearing, .to), .evidence(["measured-order-tab"])),
      Step(
        "wait-for-commit", .wait(.commit),
        .evidence(["viewisappearing-transaction-wwdc23", "appearance-sequence-documented"]),
        when: .unanimated),
      Step(
        "wait-for-container", .wait(.containerAppeared), .assumed(childWaitsForContainer),
        when: .unanimated),
      Step("animation", .wait(.animation), .evidence(fade), when: .animated),
    ] + oldGoes(when: .unanimated) + [
      Step("new-did-appear", .appearance(.end, .to), .evidence(order))
    ] + oldGoes("-after-fade", when: .animated) + departure,
    // The new tab goes with the container.
    cancellation: oldGoes(when: .always) + departure)

  /// A former tab leaves the tab bar controller.
  private static let departure =
    [
      Step(
        "leaves", .containment(.unlink, .from),
        .assumed(
          "We assume that the link is removed just before the controller gets its callback."),
        when: .leaving(.from))
    ]
    + farewell(
      .assumed(
        "We assume that a child that leaves a tab bar controller gets its callback when a popped "
          + "one does (arm1-pop-b-leaves)."))

  private static func oldGoes(
    _ suffix: String = "", when condition: Step.Condition
  ) -> [Step] {
    let isFade = !suffix.isEmpty
    return [
      Step(
        "remove-old-view" + suffix, .view(.remove, .from),
        isFade
          ? .assumed("The old tab fades out until then (n-tabs-fade-bottom-tabs).")
          : .evidence(["tab-select-replaces-view"]), when: condition),
      Step(
        "old-did-disappear" + suffix, .appearance(.end, .from),
        .evidence(isFade ? ["n-tabs-e2e-order"] : order), when: condition),
    ]
  }

  private static let fade = ["n-tabs-e2e-order", "n-tabs-did-half-a-second-late"]

  private static let order = [
    "tab-first-switch-pgzxc", "tab-switch-back-korean-comment", "measured-order-tab",
  ]
}

extension Choreography {
  private static let waysToSwitchTabs = [
    Way(
      "tab-selected", "Another tab, selected in code", setUp: twoTabs, screen: "tabs",
      .code(["tabs.selectedIndex = 1"], .never)),
    Way(
      "tabs-replaced", "Other tabs", setUp: twoTabs, screen: "tabs",
      .code(["tabs.viewControllers = [New]"], .never)),
  ]

  /// The statements before a change of tabs: `Current` before `New`.
  static let twoTabs = [
    "let tabs = UITabBarController()", "tabs.viewControllers = [Current, New]",
  ]
}
