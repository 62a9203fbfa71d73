// The user drags a sheet from one detent to another.
extension Choreography {
  /// The user drags a sheet to another detent and lets go.
  static let sheetDrag = Choreography(
    id: "sheet-drag",
    statement: "A sheet that the user has dragged to another detent has that one selected, and its "
      + "height; the delegate is told of it, which it never is of a change in code.",
    duration: .milliseconds(300), spanTitle: "drag sheet",
    steps: [
      Step("select-detent", .presentation(.byUser(.selectDetent)), .evidence(["sheet-detents"])),
      Step(
        "settling", .wait(.animation),
        .assumed(
          "The delegate is taken to be told when the sheet has come to rest, and so after what it "
            + "shows is laid out at its new height; no source has both.")),
      Step(
        "did-change-selected-detent", .presentation(.byUser(.tellDidChangeDetent)),
        .evidence(["sheet-detent-delegate-user-only"]), on: .since(15)),
    ])
}
