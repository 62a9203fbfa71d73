extension Choreography {
  /// The user taps a tab.
  static let tabTap = Choreography(
    id: "tab-tap",
    statement: "The delegate may refuse a tab that was tapped, and is told when it is selected; "
      + "both even of the tab that is selected already, whose navigation controller goes back to "
      + "its root. Selection of a controller in code asks and tells nobody.",
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
