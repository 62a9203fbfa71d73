extension Choreography {
  /// An appearance ends without a layout pass.
  static let appearanceWithoutLayout = Choreography(
    id: "appearance-without-layout",
    statement: "A controller that no layout pass has told that it is appearing is told just before "
      + "it has appeared, in a window or without one.",
    steps: [
      Step(
        "is-appearing", .appearance(.isAppearing, .to),
        .evidence(["isappearing-once-per-transition", "begin-end-isappearing-without-window"]))
    ])
}
