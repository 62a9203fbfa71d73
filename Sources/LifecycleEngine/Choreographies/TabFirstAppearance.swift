extension Choreography {
  /// A tab bar controller appears for the first time and brings its selected child.
  static let tabFirstAppearance = Choreography(
    id: "tab-first-appearance",
    statement: "Only the selected child is loaded, and appears together with the tab bar "
      + "controller.",
    steps: [
      Step("choose-selected", .container(.bindIncoming), .evidence(["tab-first-load-pgzxc"])),
      Step(
        "load", .view(.load, .to),
        .assumed(
          "We assume that the tab loads before any other callback. `viewWillAppear` would load it "
            + "too, and the log shows nothing between the two (tab-first-load-pgzxc).")),
      becomesDisplayed,
    ] + childAppears(["tab-first-load-pgzxc"]),
    cancellation: firstAppearanceGivenUp)
}
