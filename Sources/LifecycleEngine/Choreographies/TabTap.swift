extension Choreography {
  /// The user taps a tab.
  static let tabTap = Choreography(
    id: "tab-tap",
    statement: "The delegate may refuse a tapped tab, and gets a call when it is selected. Both "
      + "calls come even for a tab that is already selected; its navigation controller goes back "
      + "to its root. Selecting a controller in code does not call the delegate.",
    ways: waysToTapTabs,
    steps: [
      Step("should-select", .tab(.shouldSelect), .evidence(["tab-shouldselect-user-tap"])),
      Step(
        "select", .tab(.select), .evidence(["tab-select-replaces-view", "tab-retap-shows-root"])),
      Step("did-select", .tab(.didSelect), .evidence(["tab-didselect-user-only"])),
    ])
}

extension Choreography {
  private static let waysToTapTabs = [
    Way(
      "tab-tap", "A tap on another tab", setUp: twoTabs, screen: "tabs", .action("user.tapTab(1)"))
  ]
}
