extension MisuseChoreographies {
  /// Begins and ends of a controller's appearance do not fit together.
  static let unbalancedAppearance = Choreography(
    id: "unbalanced-appearance",
    statement: "A begin of what has been reached already, an end without a begin, a push while the "
      + "navigation controller brings its first controller, and a turn of a page during another one "
      + "are reported on the console.",
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
    statement: "UIKit's implementation of a callback of appearance complains when it was not UIKit "
      + "that called.",
    steps: [
      Step(
        "warning", .warn(.appearanceMisuse), .evidence(["warning-appearance-misuse-lnpopup"]),
        on: .since(15))
    ])

  /// A controller's `deinit` loads the view.
  static let loadedWhileDeallocating = Choreography(
    id: "loaded-while-deallocating",
    statement: "A `deinit` that reads the view of a controller which has none loads it, and is "
      + "reported on the console.",
    steps: [
      Step(
        "warning", .warn(.loadedWhileDeallocating), .evidence(["console-load-while-deallocating"]),
        on: .since(9))
    ])

  /// A push is asked for during an animated push or pop.
  static let nestedPush = Choreography(
    id: "nested-push",
    statement: "Up to iOS 7 a push during an animated push or pop is reported on the console. From "
      + "iOS 8 it waits and is taken to wait in silence.",
    steps: [
      Step(
        "warning", .warn(.nestedPush),
        .evidence(["warning-nested-push-ios7", "console-nested-push-pop"]), on: .before(8))
    ])

  /// A pop is asked for during an animated push or pop.
  static let nestedPop = Choreography(
    id: "nested-pop",
    statement: "Up to iOS 7 a pop during an animated push or pop is reported on the console.",
    steps: [
      Step(
        "warning", .warn(.nestedPop),
        .evidence(["warning-nested-pop", "console-nested-push-pop"]), on: .before(8))
    ])

  /// A navigation transition ends during which another was requested.
  static let unexpectedNavigationState = Choreography(
    id: "unexpected-navigation-state",
    statement: "Up to iOS 7 the end of a transition during which another one was asked for is "
      + "reported on the console.",
    steps: [
      Step(
        "warning", .warn(.unexpectedNavigationState),
        .evidence(["warning-nested-push-ios7", "warning-nested-pop"]), on: .before(8))
    ])
}
