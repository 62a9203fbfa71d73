extension Choreography {
  /// A window shows its root view controller, in place of an earlier one if there was one.
  static let rootAppearance = Choreography(
    id: "root-appearance",
    statement: "A visible window loads its root view controller's view and tells it that it will "
      + "appear at once; the view appears in the update that follows and has appeared once the "
      + "transaction is committed.",
    steps: [
      Step("load", .load(.to), .evidence(["launch-plain-root-mattneub-ios15"])),
      Step(
        "old-root-will-disappear", .beginDisappearance(.from),
        .assumed("No observation of a replaced root orders its callbacks.")),
      Step("will-appear", .beginAppearance(.to), .evidence(["launch-plain-root-mattneub-ios15"])),
      Step(
        "remove-old-root", .removeView(.from),
        .assumed("The old view has left when the new one is laid out.")),
      Step("add-view", .addView(.to), .evidence(["willappear-before-hierarchy"])),
      Step(
        "wait-for-update", .wait(.update), .evidence(["isappearing-in-layout-phase"]),
        when: .present(.to)),
      Step(
        "update-geometry", .updateGeometry(.to),
        .evidence(["safe-area-margins-callbacks-before-isappearing"])),
      Step(
        "is-appearing", .isAppearing(.to), .evidence(["launch-scene-viewisappearing-10924293329"])
      ),
      Step("wait-for-commit", .wait(.commit), .evidence(["viewisappearing-transaction-wwdc23"])),
      Step(
        "old-root-did-disappear", .endAppearance(.from),
        .assumed("No observation of a replaced root orders its callbacks.")),
      Step(
        "did-appear", .endAppearance(.to), .evidence(["launch-scene-viewisappearing-10924293329"])
      ),
    ])
}
