extension Choreography {
  /// A page view controller gets a page without turning to it: it is off screen, the page is the
  /// one it shows, or a turn is under way.
  static let pageWithoutTurn = Choreography(
    id: "page-without-turn",
    statement: "The completion is called at once, with `false` if the page was refused because a "
      + "turn is under way.",
    steps: [
      Step("completion", .callCompletion, .evidence(["page-setviewcontrollers"]))
    ])
}
