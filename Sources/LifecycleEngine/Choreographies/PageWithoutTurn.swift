extension Choreography {
  /// A page view controller gets a page without a turn: the controller is off screen, the page is
  /// on screen already, or another page was set before the turn began.
  static let pageWithoutTurn = Choreography(
    id: "page-without-turn",
    statement: "The completion is called at once, with `false` if the page was set during a turn "
      + "and another page before the end of the turn.",
    steps: [
      Step("completion", .callCompletion, .evidence(["page-setviewcontrollers"]))
    ])

  /// A scrolling page view controller has got a page in code.
  static let pageIndicator = Choreography(
    id: "page-indicator",
    statement:
      "A data source that knows the number of pages is asked for the number and for the place of "
      + "the page when code sets a page, but not when the user turns to one.",
    steps: [
      Step("ask-for-count", .page(.askForCount), asked, on: .since(6)),
      Step("ask-for-index", .page(.askForIndex), asked, on: .since(6)),
    ])

  private static let asked = Basis.evidence(["page-indicator-header"])
}
