extension Choreography {
  /// A controller is presented, other than as a sheet.
  static let presentation = Choreography(
    id: "presentation",
    statement: "The presented controller has appeared before the presenter has disappeared, if the "
      + "style takes the presenter's view away; else the presenter hears nothing. The view is loaded "
      + "before `present` returns, everything else comes with the commit.",
    duration: .milliseconds(500), spanTitle: "present",
    animatedArgument: .alwaysTrue(evidence: ["uikittestable-present-nonanimated-full-order"]),
    steps: presentationOpening + [
      Step("animation", .wait(.animation), .evidence(["lasso-fullscreen-present-animated"]))
    ] + presentationClosing)

  /// A controller that is not a sheet is dismissed, with all that it presents.
  static let dismissal = Choreography(
    id: "dismissal",
    statement: "The presenter, if its view was taken away, has appeared before the dismissed "
      + "controller has disappeared. The completion is called after that.",
    duration: .milliseconds(500), spanTitle: "dismiss",
    animatedArgument: .alwaysTrue(evidence: ["uikittestable-dismiss-nonanimated-flag"]),
    steps: dismissalOpening + [
      Step("animation", .wait(.animation), .evidence(["lasso-fullscreen-dismiss-animated-self"]))
    ] + dismissalClosing)
}
