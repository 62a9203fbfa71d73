// The style of a presentation: the questions, the calls, and the effects of a new style.
extension Choreography {
  /// The questions before a presentation begins.
  static let presentationQuestions = Choreography(
    id: "presentation-questions",
    statement: "A transitioning delegate provides the presentation controller of a custom style; "
      + "the presentation controller's delegate is asked for the style if space is tight.",
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
    "It is documented that the delegate is asked; we assume that this happens while `present` "
    + "runs. No source shows when."

  /// The room has changed while something is presented.
  static let adaptationQuestion = Choreography(
    id: "adaptation-question",
    statement: "When the size classes of a window change, UIKit determines the style of the "
      + "window's presentations again.",
    steps: [
      Step(
        "ask-adaptive-style", .presentation(.askForStyle),
        .assumed(
          "We assume that the delegate is asked again whenever the style is determined again."))
    ])

  /// A presentation changes its style.
  static let adaptationNews = Choreography(
    id: "adaptation-news",
    statement: "The delegate gets the style that a presentation changes to.",
    steps: [adaptiveStyleTold])

  /// A new style takes the presenter's view away.
  static let adaptationCovers = Choreography(
    id: "adaptation-covers",
    statement:
      "The presenter disappears when a presentation adapts to a style that "
      + "removes the presenter's view.",
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
      "The presenter appears again when a presentation adapts to a style that "
      + "leaves the presenter in place.",
    steps: [
      Step("presenter-will-appear", .appearance(.willAppear, .to), derived),
      Step("restore-presenter-view", .presentation(.restorePresenterView), derived),
      Step("wait-for-layout", .wait(.commit), derived),
      Step("presenter-did-appear", .appearance(.end, .to), derived),
    ])

  private static let derived = Basis.assumed(
    "According to the documentation, the style decides whether the presenter gets the callbacks. "
      + "We conclude that a change of the style during the presentation counts, too.")

  static let adaptiveStyleTold = Step(
    "tell-adaptive-style", .presentation(.tellAdaptiveStyle),
    .evidence(["adaptation-willpresent-delegate", "adaptation-prepare-ios15"]), on: .since(8))

  /// The container view of a presentation is laid out.
  static let containerViewLayout = Choreography(
    id: "container-view-layout",
    statement: "The layout of a presentation's container view comes between two calls to its "
      + "presentation controller.",
    steps: [
      Step(
        "will-lay-out", .presentation(.tellContainerViewWillLayout),
        .evidence(["containerview-layout-callbacks"]), on: .since(8)),
      Step(
        "sheet-height", .presentation(.restSheet),
        .assumed(
          "Invalidated detents are evaluated in the next layout pass, as Apple "
            + "documents; we assume that other changes of a sheet's resting "
            + "place come with that pass, too."), on: .since(15)),
      Step(
        "contents", .presentation(.layOutContents),
        .evidence(["containerview-layout-callbacks"])),
      Step(
        "did-lay-out", .presentation(.tellContainerViewDidLayout),
        .evidence(["containerview-layout-callbacks"]), on: .since(8)),
    ])
}
