// The automatic presentation and dismissal of a search controller.
extension Choreography {
  /// A search begins, by a tap on the search bar or by `isActive`.
  static let searchStart = Choreography(
    id: "search-start",
    statement:
      "A search controller asks its delegate to present it. Unless the delegate does so, the "
      + "delegate is notified, and the search controller is presented in the context of its owner.",
    steps: [
      Step("ask-to-present", .search(.askToPresent, .to), documented),
      Step("will-present", .search(.tellWillPresent, .to), documented),
      Step(
        "arrive", .search(.arrive, .to),
        .evidence(["search-presented-in-context", "search-sets-context-ios13"])),
    ])

  /// The search controller is up. A part of the presentation.
  static let searchHasBegun = Step("search-did-present", .search(.tellDidPresent, .to), documented)

  /// A search ends by `isActive`.
  static let searchEnd = Choreography(
    id: "search-end",
    statement: "A search controller notifies its delegate, and is dismissed.",
    steps: [
      Step("will-dismiss", .search(.tellWillDismiss, .to), documented),
      Step("leave", .search(.leave, .to), documented),
    ])

  /// The search controller has gone. A part of the dismissal.
  static let searchHasEnded = Step(
    "search-did-dismiss", .search(.tellDidDismiss, .from), documented)

  /// The search bar has become the first responder.
  static let searchResults = Choreography(
    id: "search-results",
    statement: "The results of a search are due when the search bar becomes the first responder.",
    steps: [
      Step(
        "update-results", .search(.askForResults, .to),
        .evidence(["apple-search-results-when-focused"]))
    ])

  private static let documented = Basis.evidence(["apple-search-automatic-calls"])
}
