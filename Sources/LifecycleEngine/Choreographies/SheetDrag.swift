// The user drags a sheet from one detent to another.
extension Choreography {
  /// The user drags a sheet to another detent and lets go.
  static let sheetDrag = Choreography(
    id: "sheet-drag",
    statement: "A sheet that the user has dragged to another detent has that detent selected, and "
      + "its height; the delegate gets a call for this, but never for a change in code.",
    duration: .milliseconds(300), spanTitle: "drag sheet",
    steps: [
      Step("select-detent", .presentation(.byUser(.selectDetent)), .evidence(["sheet-detents"])),
      Step(
        "settling", .wait(.animation),
        .assumed(
          "We assume that the delegate is called when the sheet has come to rest, and so after its "
            + "content is laid out at the new height; no source shows both.")),
      Step(
        "did-change-selected-detent", .presentation(.byUser(.tellDidChangeDetent)),
        .evidence(["sheet-detent-delegate-user-only"]), on: .since(15)),
    ])
}
