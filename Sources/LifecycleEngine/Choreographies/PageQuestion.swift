extension Choreography {
  /// The user begins to drag a page.
  static let pageQuestion = Choreography(
    id: "page-question",
    statement: "A drag asks the data source for the page it leads to; if pages scroll, for the "
      + "pages on both sides, unless they are known.",
    steps: [
      Step(
        "ask-for-page", .page(.askForDragged),
        .evidence(["pagevc-delegate-scroll-wisdomskyduan"]))
    ])
}
