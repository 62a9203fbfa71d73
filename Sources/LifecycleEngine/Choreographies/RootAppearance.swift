extension Choreography {
  /// A window shows its root view controller, in place of an earlier one if there was one.
  static let rootAppearance = Choreography(
    id: "root-appearance",
    statement: "A visible window loads its root view controller's view and tells it that it will "
      + "appear at once; the view appears in the update that follows and has appeared once the "
      + "transaction is committed.",
    steps: [
      Step("load", .view(.load, .to), .evidence(["launch-plain-root-mattneub-ios15"])),
      Step(
        "old-root-will-disappear", .appearance(.willDisappear, .from),
        .assumed(leaving)),
      Step(
        "will-appear", .appearance(.willAppear, .to),
        .evidence(["launch-plain-root-mattneub-ios15"])),
      Step(
        "remove-old-root", .view(.remove, .from),
        .assumed("The old view has left when the new one is laid out.")),
      Step("add-view", .view(.add, .to), .evidence(["willappear-before-hierarchy"])),
      Step(
        "wait-for-update", .wait(.update), .evidence(["isappearing-in-layout-phase"]),
        when: .present(.to)),
      Step(
        "update-geometry", .view(.updateGeometry, .to),
        .evidence(["safe-area-margins-callbacks-before-isappearing"])),
      Step(
        "is-appearing", .appearance(.isAppearing, .to),
        .evidence(["launch-scene-viewisappearing-10924293329"])
      ),
      Step("wait-for-commit", .wait(.commit), .evidence(["viewisappearing-transaction-wwdc23"])),
      Step(
        "old-root-did-disappear", .appearance(.end, .from),
        .assumed(leaving)),
      Step(
        "did-appear", .appearance(.end, .to),
        .evidence(["launch-scene-viewisappearing-10924293329"])
      ),
    ])

  private static let leaving =
    "No observation orders the callbacks of a root that leaves, because it is replaced or its window "
    + "is hidden or emptied."
}
