extension Choreography {
  /// A window gets another size or other size classes: the device is turned, or the app's scene is
  /// resized.
  static let sizeTransition = Choreography(
    id: "size-transition",
    statement: "The style of presentations is determined again. Then the root gets the new size "
      + "classes and the new size before they change; then traits and geometry change from the top "
      + "down, and the window is laid out.",
    duration: .milliseconds(400), spanTitle: "size transition",
    steps: [
      Step(
        "find-styles", .geometry(.findStyles),
        .evidence([
          "adaptation-willpresent-delegate", "adaptation-may-swap-presentation-controller",
        ])),
      Step(
        "will-transition-traits", .geometry(.willTransitionTraits),
        .evidence(["willtransition-traits-order", "launch-forced-landscape-mattneub-ios15"])),
      Step(
        "will-transition-size", .geometry(.willTransitionSize),
        .evidence(["viewwilltransition-before-size", "rotation-is-size-change"])),
      spineLocation,
      Step(
        "new-geometry", .geometry(.apply),
        .evidence(["viewwilltransition-before-size", "trait-updates-topdown-appleforum"])),
      Step(
        "adapt", .geometry(.adapt),
        .evidence(["adaptation-may-swap-presentation-controller", "split-collapse-triggers"])),
      Step(
        "lay-out", .geometry(.layOut),
        .assumed(
          "We assume that the window is laid out in the animation, before the alongside closures; "
            + "no source logs both.")),
      Step(
        "alongside", .coordinator(.runAlongside), .evidence(["coordinator-same-animation-group"])),
      Step("animation", .wait(.animation), .evidence(["coordinator-same-animation-group"])),
      Step(
        "coordinator-completions", .coordinator(.runCompletions),
        .evidence(["coordinator-lifetime"])),
    ])

  /// A resize before iOS had size classes, without a turn of the device.
  static let resizeBeforeSizeClasses = Choreography(
    id: "resize-before-size-classes",
    statement: "Up to iOS 7, a new size of the window only causes a layout.",
    steps: [
      Step(
        "new-geometry", .geometry(.apply),
        .assumed("No app on iOS 7 or earlier had a window that was resized."))
    ])
}
