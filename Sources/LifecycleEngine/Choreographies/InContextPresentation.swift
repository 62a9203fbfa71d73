// A presentation in the context of a child goes along with the child's container.
extension Choreography {
  /// The child's container, or an ancestor of the container, begins to appear or to disappear.
  static let contextBegin = Choreography(
    id: "context-begin",
    statement:
      "A controller presented in the context of a child gets `viewWillAppear` and "
      + "`viewWillDisappear` with the child, or in its place if it covers the child.",
    steps: [
      Step("will-appear", .appearance(.willAppearWithView, .to), goesAlong),
      Step("will-disappear", .appearance(.willDisappear, .from), goesAlong),
    ])

  /// The child's container is laid out while it is appearing.
  static let contextIsAppearing = Choreography(
    id: "context-is-appearing",
    statement: "A controller presented in the context of a child gets "
      + "`viewIsAppearing` after the child.",
    steps: [Step("is-appearing", .appearance(.isAppearing, .to), goesAlong)])

  /// The child's container has appeared or disappeared.
  static let contextEnd = Choreography(
    id: "context-end",
    statement: "A controller presented in the context of a child gets `viewDidAppear` and "
      + "`viewDidDisappear` with the child.",
    steps: [Step("did", .appearance(.end, .to), goesAlong)])

  private static let goesAlong = Basis.assumed(
    "The documentation confines such a presentation to its context. We conclude from the place of "
      + "its view that it comes and goes with the context.")
}
