extension Choreography {
  /// A split view controller has room for one column only.
  static let splitCollapse = Choreography(
    id: "split-collapse",
    statement: "A split view controller that becomes compact in width asks its delegate what is to "
      + "be on top, shows that alone and tells the delegate.",
    steps: [
      Step(
        "ask-for-top", .split(.askForTop),
        .assumed("The delegate's method is documented; no log has its place among the callbacks.")),
      Step(
        "arrange", .split(.arrange),
        .evidence(["split-collapse-triggers", "split-born-expanded-commandshift"])),
      Step(
        "did-collapse", .split(.didCollapse),
        .evidence(["split-collapse-delegate-only-on-change-wp24787"]), on: .since(14)),
    ])

  /// A split view controller has room for its columns side by side.
  static let splitExpansion = Choreography(
    id: "split-expansion",
    statement: "A split view controller that becomes regular in width shows its columns again and "
      + "tells its delegate.",
    steps: [
      Step("separate", .split(.separate), .evidence(["split-collapse-triggers"])),
      Step("arrange", .split(.arrange), .evidence(["split-collapse-triggers"])),
      Step(
        "did-expand", .split(.didExpand),
        .evidence(["split-collapse-delegate-only-on-change-wp24787"]), on: .since(14)),
    ])
}
