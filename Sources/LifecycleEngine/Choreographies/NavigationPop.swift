extension Choreography {
  /// The top view controller of a visible navigation controller is popped.
  static let navigationPop = Choreography(
    id: "navigation-pop",
    statement: "The popped controller will disappear before the revealed one will appear, and has "
      + "disappeared before the revealed one has appeared.",
    duration: .milliseconds(500), spanTitle: "pop",
    steps: popOpening + [
      Step(
        "animation", .wait(.animation), .evidence(["nav-push-timestamps-ppabner-2020"]))
    ] + popClosing)

  /// What a pop does up to its animation, whether a gesture drives it or not.
  static let popOpening = [
    Step("load-revealed", .view(.load, .to), .evidence(["storyboard-instance-view-not-loaded"])),
    Step("displayed", .container(.becomeDisplayed), .evidence(["nav-pop-sequence"])),
    Step("popped-will-disappear", .appearance(.willDisappear, .from), .evidence(popOrder)),
    Step("revealed-will-appear", .appearance(.willAppear, .to), .evidence(popOrder)),
    Step("will-show", .navigation(.willShow, .to), .evidence(["nav-pop-textfield-vast2012"])),
    Step(
      "end-editing", .endEditing(.from),
      .evidence(["nav-pop-textfield-vast2012", "keyboard-first-responder-restored-jsq"])),
    Step("add-revealed-view", .view(.add, .to), .evidence(["willappear-before-hierarchy"])),
    Step(
      "update-geometry", .view(.updateGeometry, .to),
      .evidence(["safe-area-margins-callbacks-before-isappearing"])),
    Step(
      "revealed-is-appearing", .appearance(.isAppearing, .to),
      .evidence(["nav-pop-viewisappearing-10924293329", "measured-order-push"])),
  ]

  /// What a completed pop does after its animation.
  static let popClosing =
    [
      Step("remove-popped-view", .view(.remove, .from), .evidence(["nav-pop-sequence"])),
      Step("popped-did-disappear", .appearance(.end, .from), .evidence(popOrder)),
      Step("revealed-did-appear", .appearance(.end, .to), .evidence(popOrder)),
    ] + departure + [
      Step(
        "revealed-did-move-to-parent", .containment(.didMoveToContainer, .to),
        .assumed("A new stack whose top was on the old one may bring a top that never appeared."),
        when: .arriving(.to)),
      Step("did-show", .navigation(.didShow, .to), .evidence(["nav-pop-textfield-vast2012"])),
      Step("settled", .containment(.settle, .to), .evidence(["reason-flags-scope"])),
    ]

  /// The controller that was on screen leaves the container, if it is not on the stack any more.
  static let departure = [
    Step(
      "leaves", .containment(.unlink, .from),
      .evidence(["swiftnav-poptovc-sends-didmove-nil-to-middle"]),
      when: .leaving(.from)),
    Step(
      "did-move-to-nil", .containment(.didMoveToNil, .from), .evidence(["arm1-pop-b-leaves"]),
      when: .leaving(.from)),
    Step("left", .containment(.settle, .from), .evidence(["nav-ismovingtoparent-flags-boostnote"])),
  ]

  private static let popOrder = [
    "nav-push-wangling", "nav-push-pop-dealloc-33663119952", "nav-pop-viewisappearing-10924293329",
    "measured-order-push",
  ]
}
