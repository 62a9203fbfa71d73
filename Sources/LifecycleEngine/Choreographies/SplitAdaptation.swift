extension Choreography {
  /// A split view controller now has room for only one column.
  static let splitCollapse = Choreography(
    id: "split-collapse",
    statement: "A split view controller that becomes compact in width asks its delegate what is to "
      + "be on top, shows that alone and tells the delegate.",
    steps: [
      Step("ask-for-top", .split(.askForTop), .assumed(askedBefore)),
      Step(
        "arrange", .split(.arrange),
        .evidence(["split-collapse-triggers", "split-born-expanded-commandshift"])),
      Step(
        "did-collapse", .split(.didCollapse),
        .evidence(["split-collapse-delegate-only-on-change-wp24787"]), on: .since(14)),
    ])

  /// A split view controller now has room for its columns side by side.
  static let splitExpansion = Choreography(
    id: "split-expansion",
    statement: "A split view controller that becomes regular in width shows its columns again and "
      + "tells its delegate.",
    steps: [
      Step("ask-for-secondary", .split(.askForSecondary), .assumed(askedBefore), on: .since(8)),
      Step("ask-for-mode", .split(.askForMode), .assumed(askedBefore), on: .since(14)),
      Step("separate", .split(.separate), .assumed(separated)),
      Step("arrange", .split(.arrange), .evidence(["split-collapse-triggers"])),
      Step(
        "did-expand", .split(.didExpand),
        .evidence(["split-collapse-delegate-only-on-change-wp24787"]), on: .since(14)),
    ])

  /// Columns come and go while there is room for several columns.
  static let splitDisplayChange = Choreography(
    id: "split-display-change",
    statement: "A split view controller that shows or hides a column tells its delegate before the "
      + "column comes or goes.",
    steps: [
      Step("tell-display-mode", .split(.tellDisplayMode), documented, on: .since(8)),
      Step("tell-hidden-columns", .split(.tellHiddenColumns), documented, on: .since(14)),
      Step("tell-shown-columns", .split(.tellShownColumns), documented, on: .since(14)),
      Step("arrange", .split(.arrangeColumns), .evidence(["split-appearance-forwarding"])),
    ])

  /// Code shows or hides a column while there is room for several columns.
  static let splitColumnInCode = Choreography(
    id: "split-column-in-code",
    statement:
      "A column that code shows or hides with `show(_:)` or `hide(_:)` comes or goes, and the "
      + "delegate is told of the display mode only.",
    steps: [
      Step("tell-display-mode", .split(.tellDisplayMode), documented, on: .since(8)),
      Step("arrange", .split(.arrangeColumns), .evidence(["split-appearance-forwarding"])),
    ])

  private static let askedBefore =
    "The delegate's method is documented; no log has its place among the callbacks."

  private static let separated =
    "The documentation has the columns come apart; no log has what a column is told that leaves the "
    + "stack of the collapsed interface to come into its own place."

  private static let documented = Basis.assumed(
    "The documentation has the delegate told before it happens; no log has the order of the calls.")
}
