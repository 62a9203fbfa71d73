// The style of a presentation: the questions, the calls, and the effects of a new style.
extension Choreography {
  /// The questions before a presentation begins.
  static let presentationQuestions = Choreography(
    id: "presentation-questions",
    statement: "A transitioning delegate gives the presentation controller of a custom style; the "
      + "delegate of the presentation controller is asked for the style where there is little room.",
    steps: [
      Step(
        "ask-presentation-controller", .presentation(.askForController),
        .assumed(askedWhilePresenting)),
      Step(
        "ask-adaptive-style", .presentation(.askForStyle),
        .assumed(askedWhilePresenting)),
      Step(
        "ask-adaptive-controller", .presentation(.askForAdaptiveController),
        .evidence(["adaptation-replacement-controller"])),
    ])

  private static let askedWhilePresenting =
    "It is documented that the delegate is asked, and taken to be while `present` runs; no source "
    + "tells the moment."

  /// The room has changed while something is presented.
  static let adaptationQuestion = Choreography(
    id: "adaptation-question",
    statement: "When the size classes of a window change, the style of what is presented in it is "
      + "found anew.",
    steps: [
      Step(
        "ask-adaptive-style", .presentation(.askForStyle),
        .assumed("The delegate is taken to be asked again whenever the style is found anew."))
    ])

  /// A presentation changes its style.
  static let adaptationNews = Choreography(
    id: "adaptation-news",
    statement: "The delegate is told the style that a presentation changes to.",
    steps: [adaptiveStyleTold])

  /// A new style takes the presenter's view away.
  static let adaptationCovers = Choreography(
    id: "adaptation-covers",
    statement:
      "A presentation that adapts to a style which takes the presenter's view away lets the "
      + "presenter disappear.",
    steps: [
      Step("presenter-will-disappear", .appearance(.willDisappear, .from), derived),
      Step("wait-for-commit", .wait(.commit), derived),
      Step("remove-presenter-view", .view(.remove, .from), derived),
      Step("presenter-did-disappear", .appearance(.end, .from), derived),
    ])

  /// A new style leaves the presenter's view in place again.
  static let adaptationUncovers = Choreography(
    id: "adaptation-uncovers",
    statement:
      "A presentation that adapts to a style which leaves the presenter in place brings the "
      + "presenter back.",
    steps: [
      Step("presenter-will-appear", .appearance(.willAppear, .to), derived),
      Step("restore-presenter-view", .presentation(.restorePresenterView), derived),
      Step("wait-for-layout", .wait(.commit), derived),
      Step("presenter-did-appear", .appearance(.end, .to), derived),
    ])

  private static let derived = Basis.assumed(
    "The documentation has the presenter hear of it by the style; that a change of the style while "
      + "it is presented tells it too is derived from that.")

  static let adaptiveStyleTold = Step(
    "tell-adaptive-style", .presentation(.tellAdaptiveStyle),
    .evidence(["adaptation-willpresent-delegate", "adaptation-prepare-ios15"]), on: .since(8))

  /// The container view of a presentation is laid out.
  static let containerViewLayout = Choreography(
    id: "container-view-layout",
    statement: "The layout of the view that a controller is presented in lies between two calls of "
      + "its presentation controller.",
    steps: [
      Step(
        "will-lay-out", .presentation(.tellContainerViewWillLayout),
        .evidence(["containerview-layout-callbacks"]), on: .since(8)),
      Step(
        "sheet-height", .presentation(.restSheet),
        .assumed(
          "Detents that are invalidated are evaluated in the next layout pass, as Apple documents; other "
            + "changes of where a sheet rests are taken to come with it, too."), on: .since(15)),
      Step(
        "contents", .presentation(.layOutContents),
        .evidence(["containerview-layout-callbacks"])),
      Step(
        "did-lay-out", .presentation(.tellContainerViewDidLayout),
        .evidence(["containerview-layout-callbacks"]), on: .since(8)),
    ])
}
