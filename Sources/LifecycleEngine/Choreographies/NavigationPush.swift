extension Choreography {
  /// A view controller is pushed onto a visible navigation controller, or replaces the top one.
  static let navigationPush = Choreography(
    id: "navigation-push",
    statement: "The current controller will disappear before the new one will appear, and has "
      + "disappeared before the new one has appeared.",
    duration: .milliseconds(500), spanTitle: "push",
    steps: [
      Step("displayed", .becomeDisplayed, .evidence(["nav-push-sequence"])),
      Step("current-will-disappear", .beginDisappearance(.from), .evidence(pushOrder)),
      Step("new-will-appear", .beginAppearance(.to), .evidence(pushOrder)),
      Step("will-show", .willShow(.to), .evidence(["nav-delegate-segue-push-vast2012"])),
      Step("add-new-view", .addView(.to), .evidence(["willappear-before-hierarchy"])),
      Step(
        "update-geometry", .updateGeometry(.to),
        .evidence(["safe-area-margins-callbacks-before-isappearing"])),
      Step(
        "new-is-appearing", .isAppearing(.to),
        .evidence(["nav-push-viewisappearing-10924293329", "measured-order-push"])),
      Step(
        "animation", .wait(.animation), .evidence(["nav-push-timestamps-ppabner-2020"])),
      Step("remove-current-view", .removeView(.from), .evidence(["diddisappear-after-removal"])),
      Step("current-did-disappear", .endAppearance(.from), .evidence(pushOrder)),
      Step("new-did-appear", .endAppearance(.to), .evidence(pushOrder)),
    ] + departure + [
      Step(
        "new-did-move-to-parent", .sendDidMoveToContainer(.to), .evidence(["arm1-push-b-full"]),
        when: .arriving(.to)),
      Step("did-show", .didShow(.to), .evidence(["nav-delegate-segue-push-vast2012"])),
      Step("settled", .clearMoving(.to), .evidence(["nav-ismovingtoparent-flags-boostnote"])),
    ])

  private static let pushOrder = [
    "nav-push-wangling", "nav-push-readke-full", "nav-push-viewisappearing-10924293329",
    "measured-order-push",
  ]
}
