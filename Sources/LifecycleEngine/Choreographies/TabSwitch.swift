extension Choreography {
  /// A visible tab bar controller shows another tab, because the user tapped the tab, the author's
  /// code selected the tab, or the tabs were exchanged.
  static let tabSwitch = Choreography(
    id: "tab-switch",
    statement: "The new tab will appear before the old one will disappear, both before the call "
      + "returns; the old one has disappeared before the new one has appeared. Nothing of it is "
      + "animated.",
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
        .evidence(["viewisappearing-transaction-wwdc23", "appearance-sequence-documented"])),
      Step(
        "wait-for-container", .wait(.containerAppeared), .assumed(childWaitsForContainer)),
    ] + oldGoes + [
      Step("new-did-appear", .appearance(.end, .to), .evidence(order))
    ] + departure,
    // The new tab goes with the container.
    cancellation: oldGoes + departure)

  /// A former tab leaves the tab bar controller.
  private static let departure =
    [
      Step(
        "leaves", .containment(.unlink, .from),
        .assumed("The tie is taken to be cut just before the controller is told."),
        when: .leaving(.from))
    ]
    + farewell(
      .assumed(
        "A child that leaves a tab bar controller is taken to be told when a popped one is "
          + "(arm1-pop-b-leaves)."))

  private static let oldGoes = [
    Step("remove-old-view", .view(.remove, .from), .evidence(["tab-select-replaces-view"])),
    Step("old-did-disappear", .appearance(.end, .from), .evidence(order)),
  ]

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
