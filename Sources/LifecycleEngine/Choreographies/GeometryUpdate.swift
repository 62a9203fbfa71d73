extension Choreography {
  /// A controller's view has another safe area than before.
  static let geometryUpdate = Choreography(
    id: "geometry-update",
    statement: "A controller whose safe area changes gets `viewLayoutMarginsDidChange`, because "
      + "the margins follow the safe area, then `viewSafeAreaInsetsDidChange`.",
    steps: [
      Step(
        "layout-margins-did-change", .controller(.layoutMarginsDidChange),
        .evidence(["safe-area-margins-callbacks-before-isappearing"])),
      Step(
        "safe-area-insets-did-change", .controller(.safeAreaInsetsDidChange),
        .evidence(["safe-area-margins-callbacks-before-isappearing"])),
    ])
}
