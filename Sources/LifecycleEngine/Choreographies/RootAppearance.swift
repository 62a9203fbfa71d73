extension Choreography {
  /// A window shows its root view controller, in place of an earlier root if there was one.
  static let rootAppearance = Choreography(
    id: "root-appearance",
    statement: "A visible window loads its root view controller's view and sends `viewWillAppear` "
      + "at once; `viewIsAppearing` comes in the update that follows, and `viewDidAppear` once the "
      + "transaction is committed.",
    ways: waysToReplaceRoots,
    steps: [
      Step("load", .view(.load, .to), .evidence(["launch-plain-root-mattneub-ios15"]))
    ] + askedWhenLoaded + [
      Step(
        "old-root-will-disappear", .appearance(.willDisappear, .from),
        .assumed(leaving)),
      Step(
        "will-appear", .appearance(.willAppear, .to),
        .evidence(["launch-plain-root-mattneub-ios15"])),
      Step(
        "remove-old-root", .view(.remove, .from),
        .assumed("The old view is gone when the new one is laid out.")),
      Step("add-view", .view(.add, .to), .evidence(["willappear-before-hierarchy"])),
    ] + turnAtLaunch + [
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
      Step(
        "lay-out-twice", .view(.layOutTwice, .to),
        .evidence(["full-screen-lays-out-presenter-seeking-star"]), when: .mayBeConstrained(.to),
        .only(.layoutsOfWindowRoot)),
      Step("wait-for-commit", .wait(.commit), .evidence(["viewisappearing-transaction-wwdc23"])),
      Step(
        "lay-out-again", .geometry(.layOutAgain),
        .evidence(["launch-forced-landscape-mattneub-ios15"]), when: .windowChanges, on: .since(8)),
      Step(
        "old-root-did-disappear", .appearance(.end, .from),
        .assumed(leaving)),
      Step(
        "did-appear", .appearance(.end, .to),
        .evidence(["launch-scene-viewisappearing-10924293329"])
      ),
    ])

  /// Until iOS 5, the root is asked for permission to follow a device that is not held upright.
  private static let askedWhenLoaded = ["asked-when-loaded", "asked-again-when-loaded"].map {
    Step(
      $0, .geometry(.askAtLaunch), .evidence(["rotation-launch-ios5-bhags"]), on: .before(6))
  }

  /// If the root does not allow the orientation of the interface, the interface turns before the
  /// first layout. Until iOS 5, the interface also turns if the root allows the orientation of the
  /// device.
  private static let turnAtLaunch = [
    Step(
      "asked-before-turning", .geometry(.askAtLaunch), .evidence(["rotation-launch-ios5-bhags"]),
      on: .before(6)),
    Step("orientation-at-launch", .geometry(.conformAtLaunch), .evidence(turned)),
    Step(
      "will-transition-traits", .geometry(.willTransitionTraits),
      .evidence(["launch-forced-landscape-mattneub-ios15"]), when: .windowChanges, on: .since(8)),
    Step(
      "will-rotate", .geometry(.willRotate), .evidence(["rotation-launch-ios5-bhags"]),
      when: .windowChanges,
      on: .before(6)),
    Step("new-geometry", .geometry(.apply), .evidence(turned), when: .windowChanges),
    Step(
      "lay-out-turned", .geometry(.layOut), .evidence(["rotation-launch-ios5-bhags"]),
      when: .windowChanges,
      on: .before(6)),
    Step(
      "will-animate-rotation", .geometry(.willAnimateRotation),
      .evidence(["rotation-launch-ios5-bhags"]), when: .windowChanges, on: .before(6)),
    Step(
      "asked-when-turned", .geometry(.askWhenTurned), .evidence(["rotation-launch-ios5-bhags"]),
      when: .windowChanges,
      on: .before(6)),
  ]

  private static let turned = [
    "launch-forced-landscape-mattneub-ios15", "rotation-launch-ios5-bhags",
  ]

  private static let leaving =
    "No observation shows the order of the callbacks of a root that leaves because it is replaced "
    + "or its window is hidden or emptied."
}

extension Choreography {
  private static let waysToReplaceRoots = [
    Way(
      "root-replaced", "Another root view controller", place: .rootOnly, screen: "Current",
      .code(["window.rootViewController = New"], .never))
  ]
}
