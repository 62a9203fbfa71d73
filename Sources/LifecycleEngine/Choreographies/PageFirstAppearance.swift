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
          "We assume that the page loads before any other callback. `viewWillAppear` would load it "
            + "too, and the logs only show that it is loaded "
            + "(pagevc-neighbours-loaded-nrlnishan).")),
      becomesDisplayed,
    ] + childAppears(["appearance-forwarding-default"]),
    cancellation: firstAppearanceGivenUp)
}
