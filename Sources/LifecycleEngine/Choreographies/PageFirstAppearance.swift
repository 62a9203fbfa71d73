extension Choreography {
  /// A page view controller appears for the first time and brings its current page.
  static let pageFirstAppearance = Choreography(
    id: "page-first-appearance",
    statement: "The current page appears together with the page view controller.",
    steps: [
      Step("choose-page", .container(.bindIncoming), .evidence(["page-setviewcontrollers"])),
      Step(
        "load", .view(.load, .to),
        .assumed(
          "The page is taken to be loaded before it is told anything; to be told that it will appear "
            + "would load it too, and no log has more than that it is loaded "
            + "(pagevc-neighbours-loaded-nrlnishan).")),
      becomesDisplayed,
    ] + childAppears(["appearance-forwarding-default"]),
    cancellation: firstAppearanceGivenUp)
}
