extension Choreography {
  /// A controller is presented as a sheet.
  static let sheetPresentation = Choreography(
    id: "sheet-presentation",
    statement: "A sheet's presenter gets no appearance callbacks. Even without animation, the "
      + "sheet gets `viewDidAppear` only in a later turn.",
    duration: .milliseconds(500), spanTitle: titleOfPresentation, motion: .present,
    animatedArgument: presentIsToldAnimated,
    ways: waysToPresent(sheetStyles),
    steps: presentationAsked(sheetSources) + presentedComes(sheetSources)
      + [
        Step("wait-for-layout", .wait(.commit), sheetSources.layout),
        Step(
          "animation", .wait(.coordinatedAnimation),
          .evidence(["lasso-pagesheet-present-nonanimated-ios13"])),
      ] + presentedHasCome(sheetSources) + presentationSettled,
    cancellation: presentationGivenUp)

  /// A sheet is dismissed in code, with all presentations above.
  static let sheetDismissal = Choreography(
    id: "sheet-dismissal",
    statement: "A sheet that is dismissed without animation gets "
      + "`viewDidDisappear` only in a later turn.",
    duration: .milliseconds(500), spanTitle: "dismiss", motion: .dismiss,
    animatedArgument: dismissIsToldAnimated,
    ways: waysToDismiss(sheetStyles),
    steps: dismissedLeaves(dismissedSheet) + coveredLeave + alongside + [
      Step(
        "wait-for-commit", .wait(.commit),
        .evidence(["lasso-pagesheet-dismiss-nonanimated-ios13"])),
      Step(
        "animation", .wait(.coordinatedAnimation),
        .evidence(["lasso-pagesheet-dismiss-nonanimated-ios13"])),
    ] + linksGo + presenterEditsAgain(likeUnderAlert)
      + dismissedHasLeft(dismissedSheet))

  private static let sheetSources = PresentedSources(
    load: .evidence(["lasso-pagesheet-present-nonanimated-ios13"]),
    commit: .evidence(["lasso-pagesheet-present-nonanimated-ios13"]),
    containerView: .assumed(likeFullScreenView),
    order: [
      "lasso-modal-presented-callbacks-style-independent",
      "lasso-pagesheet-present-nonanimated-ios13", "appearance-sequence-documented",
    ],
    geometry: ["safe-area-margins-callbacks-before-isappearing"],
    isAppearing: ["isappearing-in-layout-phase"],
    layout: .assumed(
      "The turn of a sheet's animation comes after the layout in any case; we assume that the "
        + "sheet waits for the layout, as other presentations do."),
    presented: .assumed(dismissibleLikeFullScreen))

  private static let dismissedSheet = [
    "lasso-modal-presented-callbacks-style-independent",
    "lasso-pagesheet-dismiss-nonanimated-ios13", "appearance-states",
  ]
}

extension Choreography {
  private static let sheetStyles = [
    PresentedStyle("page-sheet", ".pageSheet", on: .since(13)),
    PresentedStyle("form-sheet", ".formSheet", on: .since(13)),
    PresentedStyle("automatic", ".automatic", on: .since(13)),
  ]
}
