// The common parts of the first appearances of children.
extension Choreography {
  /// The reason that a child waits with `viewDidAppear` until its container has appeared.
  static let childWaitsForContainer =
    "We assume that a child of a container that is still appearing gets `viewDidAppear` after the "
    + "container, as does a child that your code adds; no log of this container shows both."

  /// A loaded child appears with its container.
  /// - Parameter order: The evidence for the order of the child's callbacks in this container.
  static func childAppears(_ order: [String]) -> [Step] {
    [
      Step("will-appear", .appearance(.willAppear, .to), .evidence(order)),
      Step("add-view", .view(.add, .to), .evidence(["willappear-before-hierarchy"])),
      Step("wait-for-layout", .wait(.update), .evidence(["isappearing-in-layout-phase"])),
      Step(
        "update-geometry", .view(.updateGeometry, .to),
        .evidence(["safe-area-margins-callbacks-before-isappearing"])),
      Step(
        "is-appearing", .appearance(.isAppearing, .to),
        .evidence(["appearance-sequence-documented"])),
      Step(
        "wait-for-container", .wait(.containerAppeared), .assumed(childWaitsForContainer)),
      Step("did-appear", .appearance(.end, .to), .evidence(order)),
    ]
  }

  /// A container disappears before the end of its child's first appearance. The child's next
  /// appearance is a first appearance again.
  static let firstAppearanceGivenUp = [
    Step(
      "remove-view", .view(.remove, .to),
      .assumed("No source shows a container that leaves before its first child has appeared.")),
    Step(
      "not-displayed", .container(.stopDisplaying),
      .assumed("No source shows a container that leaves before its first child has appeared.")),
  ]
}
