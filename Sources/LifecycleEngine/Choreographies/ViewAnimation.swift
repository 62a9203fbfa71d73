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
          "It is documented that the completion follows the animation. That it comes in a turn of "
            + "its own follows from the way animations are simulated."))
    ])
}
