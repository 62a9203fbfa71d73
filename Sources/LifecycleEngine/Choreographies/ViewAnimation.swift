extension Choreography {
  /// The time of `UIView.animate` or `UIView.transition(with:)` is over.
  static let viewAnimation = Choreography(
    id: "view-animation",
    statement:
      "The completion closure of a view animation is called when the animation's time is over, or "
      + "in the next turn if it takes no time.",
    steps: [
      Step(
        "completion", .callCompletion,
        .assumed(
          "The completion is documented to follow the animation. It comes in a separate turn "
            + "because of the way animations are simulated."))
    ])
}
