extension Choreography {
  /// The device is held another way, or the app asks for another way up.
  static let orientationQuestion = Choreography(
    id: "orientation-question",
    statement: "Before the interface turns, the root, or the controller that fills the window over "
      + "it, is asked if the interface may turn; from iOS 6 on, its supported orientations are "
      + "intersected with the app's.",
    steps: [
      Step(
        "should-autorotate-to", .geometry(.askAutorotation),
        .assumed(
          "We assume that a turn of the device asks once; the only collected log of the question "
            + "is of a launch (rotation-launch-ios5-bhags)."), on: .before(6)),
      Step(
        "supported-orientations", .geometry(.askSupportedOrientations),
        .evidence([
          "supportedinterfaceorientations-who", "supportedinterfaceorientations-default",
          "shouldautorotate-deprecated-ios16",
        ]), on: .since(6)),
    ])

  /// The device is turned, until iOS 7.
  static let rotation = Choreography(
    id: "rotation",
    statement:
      "The controller in front and its visible children get their callbacks before the bounds "
      + "change, after the layout with the new bounds, and when the animation is over.",
    duration: .milliseconds(400), spanTitle: "rotation",
    steps: [
      Step("will-rotate", .geometry(.willRotate), .evidence(rotationOrder), on: .before(8)),
      spineLocation,
      Step(
        "new-bounds", .geometry(.apply), .evidence(["rotation-launch-ios5-bhags"])),
      Step(
        "columns", .geometry(.adapt),
        .assumed(
          "Split view controllers are documented to hide the primary column in portrait; no log "
            + "shows when it comes and goes."),
        on: .before(8)),
      Step(
        "lay-out", .geometry(.layOut),
        .assumed(
          "We assume that the window is laid out before the animation, as at a launch that turns "
            + "the interface (rotation-launch-ios5-bhags); no log of a rotation of the device "
            + "shows this layout.")),
      Step(
        "will-animate-rotation", .geometry(.willAnimateRotation), .evidence(rotationOrder),
        on: .before(8)),
      Step(
        "animation", .wait(.animation),
        .assumed(
          "We assume that the last two callbacks come before and after the animation, as their "
            + "names say; the log shows their order, but no times.")),
      Step("did-rotate", .geometry(.didRotate), .evidence(rotationOrder), on: .before(8)),
    ])

  /// Only curling page view controllers, which look like books, are asked. Source:
  /// `page-spine-curl-only`.
  static let spineLocation = Step(
    "spine-location", .geometry(.askForSpines),
    .assumed(
      "It is documented that a page view controller's delegate is asked when the interface turns, "
        + "for page curls only (page-spine-curl-only). We conclude from the purpose of the answer "
        + "that this happens before the new bounds."))

  static let rotationOrder = ["rotation-ios3-order-devze"]
}
