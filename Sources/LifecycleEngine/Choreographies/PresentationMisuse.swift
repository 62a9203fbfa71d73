extension MisuseChoreographies {
  /// A controller whose view is in no window presents.
  static let presentedOffWindow = refusal(
    "presented-off-window", "A controller whose view is in no window presents nothing.",
    [
      Step(
        "message", .complain(.offWindow(.short)), .evidence(["warning-not-in-window-hierarchy"]),
        on: .before(13)),
      Step(
        "message-with-source", .complain(.offWindow(.full)),
        .evidence(["console-not-in-window-new"]), on: .since(13)),
    ])

  /// A controller presents while its earlier presentation is still up.
  static let presentedOverAnother = refusal(
    "presented-over-another",
    "A controller that is already presenting another one presents nothing more.",
    [
      Step(
        "message", .complain(.overAnother(.short)),
        .evidence(["warning-already-presenting-text"]), on: .before(13)),
      Step(
        "message-with-source", .complain(.overAnother(.full)),
        .evidence(["console-already-presenting"]), on: .since(13)),
    ])

  /// A controller presents while a presentation or dismissal of its own is running.
  static let presentedInTransition = Choreography(
    id: "presented-in-transition",
    statement: "A controller that is being dismissed presents nothing, nor does one that is "
      + "presenting; the warning has the same words for both only up to iOS 12.",
    steps: [
      Step(
        "message", .complain(.inTransition(.short)),
        .evidence(["warning-present-while-presenting-klaas"]), on: .before(13)),
      Step(
        "message-with-source", .complain(.inTransition(.full)),
        .evidence(["warning-present-in-transition-myflightbook370"]), on: .since(13)),
    ])

  /// A controller whose parents do not lead to a root presents.
  static let presentedFromDetached = refusal(
    "presented-from-detached",
    "A controller that is in a window without a chain of parents to the root "
      + "causes a warning, but presents.",
    [
      Step(
        "message", .complain(.fromDetached(.short)),
        .evidence(["warning-detached-vc-text", "console-detached"]), on: .before(17)),
      Step(
        "message-with-presented", .complain(.fromDetached(.full)),
        .evidence(["n-detached-presenter-17"]), on: .since(17)),
    ])

  /// A dismissal is asked for while a presentation or dismissal runs.
  static let dismissedInTransition = Choreography(
    id: "dismissed-in-transition",
    statement: "A dismissal during a presentation or dismissal is refused.",
    steps: [
      Step(
        "message", .complain(.dismissedInTransition),
        .evidence(["warning-present-while-presenting-klaas"]), on: .before(13)),
      Step(
        "message-of-later-versions", .complain(.dismissedInTransition),
        .assumed("The source is for iOS 7; we assume the same words from iOS 13 on."),
        on: .since(13)),
    ])

  /// `dismiss` is called without a presentation.
  static let dismissedWithoutPresentation = Choreography(
    id: "dismissed-without-presentation",
    statement: "A dismissal with nothing to dismiss calls its completion at once.",
    steps: [
      Step(
        "completion", .callCompletion,
        .assumed("No source says so; code that dismisses whatever is presented relies on it."))
    ])

  /// A controller presents itself.
  static let presentedOnItself = refusal(
    "presented-on-itself", .exception(.onItself), "A controller cannot present itself.",
    .evidence(["exception-present-itself-wp11483", "exception-present-itself-kuipopover28"]))

  /// A controller is presented that is already presented.
  static let presentedTwice = refusal(
    "presented-twice", "A controller that is presented cannot be presented again.",
    [
      Step(
        "message", .complain(.exception(.ofActive)), .assumed(onceLikeActive), on: .before(13)),
      Step(
        "message-with-presenter", .complain(.exception(.twice)),
        .evidence([
          "exception-present-twice-sharemenu101", "exception-present-twice-privacyscreen83",
        ]),
        on: .since(13)),
    ])

  /// A controller with a parent is presented.
  static let presentedChild = refusal(
    "presented-child", "A controller that has a parent cannot be presented.",
    [
      Step(
        "message", .complain(.exception(.ofActive)),
        .evidence(["exception-present-child-promisekit178"]), on: .before(13)),
      Step(
        "message-of-parent", .complain(.exception(.ofChild)),
        .evidence(["exception-present-child-wikipedia"]),
        on: .since(13)),
    ])

  private static let onceLikeActive =
    "Reports from apps quote a separate message only from iOS 13 on; we assume that earlier releases "
    + "raise the exception about an active controller."

  /// A root is presented, or a container of the presenter.
  static let presentedActive = refusal(
    "presented-active", .exception(.ofActive),
    "A window's root, or a controller above the presenter, cannot be presented.",
    .evidence(["exception-active-controller-otm362", "exception-active-controller-mdc8506"]))

  /// The style is `.none`.
  static let presentedWithoutStyle = refusal(
    "presented-without-style", .exception(.withoutStyle),
    "The style `.none` cannot be used to present.",
    .evidence(["modal-style-table-livefront-ios12", "none-is-adaptivity-only"]))

  /// A style of a context with another transition than `.coverVertical` inside a popover.
  static let presentedInPopover = refusal(
    "presented-in-popover", .exception(.inPopover),
    "In a popover the styles of a context allow the transition style `.coverVertical` only.",
    .evidence(["context-style-in-popover-transition"]))

  /// A popover has nothing to point to.
  static let popoverWithoutAnchor = refusal(
    "popover-without-anchor", .popoverWithoutAnchor,
    "A popover needs a view or a bar button item that it points to.",
    .evidence(["popover-anchor-refugerestrooms119", "popover-anchor-rnn6344"]))

  /// An action sheet as a popover has no anchor.
  static let actionSheetWithoutAnchor = refusal(
    "action-sheet-without-anchor",
    "An action sheet that is a popover needs a view or a bar button item that it points to.",
    [
      Step(
        "message", .complain(.actionSheetWithoutAnchor(.short)),
        .evidence(["actionsheet-anchor-fdtake84"]), on: .before(13)),
      Step(
        "message-with-presenter", .complain(.actionSheetWithoutAnchor(.full)),
        .evidence(["actionsheet-anchor-mdc8730"]), on: .since(13)),
    ])

  private static func refusal(
    _ id: String, _ misuse: PresentationMisuse, _ statement: String, _ basis: Basis
  ) -> Choreography {
    refusal(id, statement, [Step("message", .complain(misuse), basis)])
  }

  private static func refusal(
    _ id: String, _ statement: String, _ steps: [Step]
  ) -> Choreography {
    Choreography(id: id, statement: statement, steps: steps)
  }
}
