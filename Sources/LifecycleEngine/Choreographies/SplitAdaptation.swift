extension Choreography {
  /// A split view controller now has room for only one column.
  static let splitCollapse = Choreography(
    id: "split-collapse",
    statement: "A split view controller that becomes compact in width asks its delegate for the "
      + "top column, shows that column alone and notifies the delegate.",
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
      + "notifies its delegate.",
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
    statement: "A split view controller that shows or hides a column notifies its delegate before "
      + "the column comes or goes.",
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
      + "delegate gets only the change of the display mode.",
    steps: [
      Step("tell-display-mode", .split(.tellDisplayMode), documented, on: .since(8)),
      Step("arrange", .split(.arrangeColumns), .evidence(["split-appearance-forwarding"])),
    ])

  private static let askedBefore =
    "The delegate's method is documented; no log shows its place among the callbacks."

  private static let separated =
    "According to the documentation, the columns separate; no log shows the callbacks of a column "
    + "that leaves the collapsed interface's stack for its own place."

  private static let documented = Basis.assumed(
    "According to the documentation, the delegate is called beforehand; no log shows the order of "
      + "the calls.")
}
