extension Choreography {
  /// A controller's view is laid out.
  static let layoutPass = Choreography(
    id: "layout-pass",
    statement: "The layout of a controller's root view is wrapped in `viewWillLayoutSubviews` and "
      + "`viewDidLayoutSubviews`; the views below it are laid out after that. A controller that "
      + "appears with its parent is told `viewIsAppearing` just before its first layout.",
    steps: [
      Step(
        "update-geometry", .updateGeometry(.to),
        .evidence(["safe-area-margins-callbacks-before-isappearing"]), when: .following(.to)),
      Step(
        "is-appearing", .isAppearing(.to), .evidence(["isappearing-in-layout-phase"]),
        when: .following(.to)),
      Step(
        "will-layout-subviews", .sendWillLayoutSubviews,
        .evidence(["willlayout-just-before-layoutsubviews"])),
      Step("lay-out", .layOutContents, .evidence(["nav-push-deferred"])),
      Step(
        "did-layout-subviews", .sendDidLayoutSubviews,
        .evidence(["willlayout-just-before-layoutsubviews", "didlayout-not-descendants"])),
    ])
}
