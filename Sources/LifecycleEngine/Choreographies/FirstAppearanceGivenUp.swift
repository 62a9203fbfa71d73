// What the first appearances of children have in common.
extension Choreography {
  /// A container disappears before its child's first appearance is over: the child's next
  /// appearance is its first one again.
  static let firstAppearanceGivenUp = [
    Step(
      "remove-view", .view(.remove, .to),
      .assumed("No source has a container that leaves before its first child has appeared.")),
    Step(
      "not-displayed", .container(.stopDisplaying),
      .assumed("No source has a container that leaves before its first child has appeared.")),
  ]
}
