extension MisuseChoreographies {
  /// Begins and ends of a controller's appearance do not fit together.
  static let unbalancedAppearance = Choreography(
    id: "unbalanced-appearance",
    statement: "The console reports a begin of a state that is already reached, an end without a "
      + "begin, a push while the navigation controller brings its first controller, and a page "
      + "turn during another one.",
    steps: [
      Step(
        "warning", .warn(.unbalancedAppearance),
        .evidence([
          "console-unbalanced", "warning-unbalanced-push-in-viewdidload",
          "warning-unbalanced-push-before-root-loaded-firefox",
          "warning-unbalanced-pagevc-reentrant",
        ]))
    ])

  /// The author's code calls a callback of appearance, and UIKit's implementation is reached.
  static let appearanceMisuse = Choreography(
    id: "appearance-misuse",
    statement: "UIKit's implementation of an appearance callback complains "
      + "if the caller was not UIKit.",
    steps: [
      Step(
        "warning", .warn(.appearanceMisuse), .evidence(["warning-appearance-misuse-lnpopup"]),
        on: .since(15))
    ])

  /// A controller's `deinit` loads the view.
  static let loadedWhileDeallocating = Choreography(
    id: "loaded-while-deallocating",
    statement: "A `deinit` that reads the view of a controller without a view loads the view, and "
      + "the console reports it.",
    steps: [
      Step(
        "warning", .warn(.loadedWhileDeallocating), .evidence(["console-load-while-deallocating"]),
        on: .since(9))
    ])

  /// A push is asked for during an animated push or pop.
  static let nestedPush = Choreography(
    id: "nested-push",
    statement: "Up to iOS 7, the console reports a push during an animated push or pop. From iOS 8 "
      + "on, the push waits; we assume that it waits silently.",
    steps: [
      Step(
        "warning", .warn(.nestedPush),
        .evidence(["warning-nested-push-ios7", "console-nested-push-pop"]), on: .before(8))
    ])

  /// A pop is asked for during an animated push or pop.
  static let nestedPop = Choreography(
    id: "nested-pop",
    statement: "Up to iOS 7, the console reports a pop during an animated push or pop.",
    steps: [
      Step(
        "warning", .warn(.nestedPop),
        .evidence(["warning-nested-pop", "console-nested-push-pop"]), on: .before(8))
    ])

  /// A navigation transition ends during which another was requested.
  static let unexpectedNavigationState = Choreography(
    id: "unexpected-navigation-state",
    statement: "Up to iOS 7, the console reports the end of a transition during which "
      + "another one was requested.",
    steps: [
      Step(
        "warning", .warn(.unexpectedNavigationState),
        .evidence(["warning-nested-push-ios7", "warning-nested-pop"]), on: .before(8))
    ])
}
