extension Choreography {
  /// The time of `UIView.animate` or `UIView.transition(with:)` is over.
  static let viewAnimation = Choreography(
    id: "view-animation",
    statement:
      "The completion closure of an animation of views is called when its time is over, and "
      + "in the next turn where it takes none.",
    steps: [
      Step(
        "completion", .callCompletion,
        .assumed(
          "The completion is documented to follow the animation; that it comes in a turn of its own "
            + "is taken from how animations are simulated."))
    ])
}
