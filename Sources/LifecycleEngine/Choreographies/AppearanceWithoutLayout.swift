extension Choreography {
  /// An appearance ends without a layout pass.
  static let appearanceWithoutLayout = Choreography(
    id: "appearance-without-layout",
    statement: "A controller that got no `viewIsAppearing` in a layout pass gets it just before "
      + "`viewDidAppear`, in a window or without one.",
    steps: [
      Step(
        "is-appearing", .appearance(.isAppearing, .to),
        .evidence(["isappearing-once-per-transition", "begin-end-isappearing-without-window"]))
    ])
}
