extension Choreography {
  /// A controller is presented over its presenter, which stays in the window. No sheet.
  static let overPresentation = Choreography(
    id: "over-presentation",
    statement: "A presenter whose view stays in place gets no callback for the presentation.",
    duration: .milliseconds(500), spanTitle: titleOfPresentation, motion: .present,
    animatedArgument: presentIsToldAnimated,
    ways: waysToPresent(overStyles),
    steps: presentationAsked(overSources) + popoverIsAnchored
      + presentedComes(overSources, animatorWorks)
      + presentedIsLaidOut(overSources) + [
        Step("animation", .wait(.animation), .assumed(likeFullScreen))
      ] + presentedHasCome(overSources) + presentationSettled + [searchHasBegun],
    cancellation: presentationGivenUp)

  /// A popover needs an anchor, which its delegate can still give.
  private static let popoverIsAnchored = [
    Step(
      "prepare-for-popover", .presentation(.prepareForPopover),
      .evidence(["actionsheet-anchor-kamagari1", "actionsheet-anchor-mdc8730"]), on: .since(8)),
    Step(
      "anchor", .presentation(.requireAnchor),
      .evidence(["actionsheet-anchor-kamagari1", "actionsheet-anchor-mdc8730"]), on: .since(8)),
  ]

  /// A controller over its presenter is dismissed, with all presentations above.
  static let overDismissal = Choreography(
    id: "over-dismissal",
    statement: "A presenter whose view has stayed in place gets no callback for the dismissal.",
    duration: .milliseconds(500), spanTitle: "dismiss", motion: .dismiss,
    animatedArgument: dismissIsToldAnimated,
    ways: waysToDismiss(overStyles),
    steps: dismissedLeaves(["appearance-states"]) + coveredLeave + animatorWorks + alongside + [
      Step("animation", .wait(.animation), .assumed(likeFullScreen))
    ] + linksGo + presenterEditsAgain(underAlert)
      + dismissedHasLeft(["appearance-states"]) + [searchHasEnded])

  /// The logs of these styles are of the presenter, which gets no callbacks.
  private static let overSources = PresentedSources(
    load: .assumed(likeFullScreen), commit: .assumed(likeFullScreen),
    containerView: .assumed(likeFullScreenView), order: ["appearance-sequence-documented"],
    geometry: ["safe-area-margins-callbacks-before-isappearing"],
    isAppearing: ["isappearing-in-layout-phase"],
    layout: .evidence(["appearance-sequence-documented"]),
    presented: .assumed(dismissibleLikeFullScreen))

  private static let likeFullScreen =
    "No log shows when a presentation over its presenter makes its calls; we assume the same times "
    + "as in a full-screen presentation."
}

extension Choreography {
  private static let overStyles = [
    PresentedStyle("over-full-screen", ".overFullScreen", on: .since(8)),
    PresentedStyle(
      "over-current-context", ".overCurrentContext", on: .since(8),
      ofPresenter: ["definesPresentationContext = true"]),
    PresentedStyle(
      "popover", ".popover", on: .since(8), needsPad: true,
      anchor: "popoverPresentationController?.sourceView"),
    PresentedStyle("custom", ".custom", on: .since(7)),
  ]
}
