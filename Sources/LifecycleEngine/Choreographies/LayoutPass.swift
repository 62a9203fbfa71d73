extension Choreography {
  /// A controller's view is laid out.
  static let layoutPass = Choreography(
    id: "layout-pass",
    statement: "The layout of a controller's root view is wrapped in `viewWillLayoutSubviews` and "
      + "`viewDidLayoutSubviews`; the views below it are laid out after that. A controller that "
      + "appears is told `viewIsAppearing` before its first layout, if it has not been told yet.",
    steps: [
      Step(
        "update-geometry", .view(.updateGeometry, .to),
        .evidence(["safe-area-margins-callbacks-before-isappearing"]), when: .appearing(.to)),
      Step(
        "is-appearing", .appearance(.isAppearing, .to), .evidence(["isappearing-in-layout-phase"]),
        when: .appearing(.to)),
      Step(
        "will-layout-subviews", .controller(.willLayoutSubviews),
        .evidence(["willlayout-just-before-layoutsubviews"])),
      Step("lay-out", .controller(.layOutContents), .evidence(["nav-push-deferred"])),
      Step(
        "did-layout-subviews", .controller(.didLayoutSubviews),
        .evidence(["willlayout-just-before-layoutsubviews", "didlayout-not-descendants"])),
    ])
}
