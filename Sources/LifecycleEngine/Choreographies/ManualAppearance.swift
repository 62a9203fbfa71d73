extension Choreography {
  /// The author's code calls `beginAppearanceTransition`.
  static let manualAppearanceBegin = Choreography(
    id: "manual-appearance-begin",
    statement: "`beginAppearanceTransition` sends the will-callback before it returns, unless a "
      + "transition in the same direction is already open.",
    steps: [
      Step(
        "will-disappear", .appearance(.willDisappear, .from),
        .evidence(["modals-begin-interrupt-appearing-by-disappearing", "bookshelf-begin-end-pair"])),
      Step(
        "will-appear", .appearance(.willAppear, .to),
        .evidence(["modals-begin-end-full-appear", "bookshelf-begin-end-pair"])),
    ])

  /// The author's code calls `endAppearanceTransition`.
  static let manualAppearanceEnd = Choreography(
    id: "manual-appearance-end",
    statement: "`endAppearanceTransition` sends the did-callback before it returns, if it is the "
      + "last of the ends that the begins call for.",
    steps: [
      Step(
        "did-appear-or-disappear", .appearance(.end, .to),
        .evidence(["begin-end-nesting", "bookshelf-begin-end-pair"]))
    ])
}
