extension Choreography {
  /// A controller is presented over its presenter, which stays in the window; not as a sheet.
  static let overPresentation = Choreography(
    id: "over-presentation",
    statement: "A presenter whose view stays hears nothing of the presentation.",
    duration: .milliseconds(500), spanTitle: "present", animatedArgument: presentIsToldAnimated,
    steps: presentationAsked + popoverIsAnchored
      + presentedComes(isAppearing: ["isappearing-in-layout-phase"]) + presentedIsLaidOut + [
        Step("animation", .wait(.animation), .evidence(["modal-style-table-livefront-ios12"]))
      ] + presentedHasCome + presentationSettled,
    cancellation: presentationGivenUp)

  /// A popover needs something to point to, which its delegate can still give it.
  private static let popoverIsAnchored = [
    Step(
      "prepare-for-popover", .presentation(.prepareForPopover),
      .evidence(["actionsheet-anchor-kamagari1", "actionsheet-anchor-mdc8730"]), on: .since(8)),
    Step(
      "anchor", .presentation(.requireAnchor),
      .evidence(["actionsheet-anchor-kamagari1", "actionsheet-anchor-mdc8730"]), on: .since(8)),
  ]

  /// A controller is dismissed that was shown over its presenter, with all that it presents.
  static let overDismissal = Choreography(
    id: "over-dismissal",
    statement: "A presenter whose view has stayed hears nothing of the dismissal.",
    duration: .milliseconds(500), spanTitle: "dismiss", animatedArgument: dismissIsToldAnimated,
    steps: dismissedLeaves + coveredLeave + alongside + [
      Step("animation", .wait(.animation), .evidence(["modal-style-table-livefront-ios12"]))
    ] + linksGo + dismissedHasLeft)
}
