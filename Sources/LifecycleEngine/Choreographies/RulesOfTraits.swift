// The facts about the origin of traits and the orientation of the interface.
extension Rule {
  static let traitsOfSuperview = Rule(
    "traits-of-superview",
    "A controller inherits its traits from the superview of its view, and before iOS 17 from its parent.",
    .evidence(["traits-inherit-from-superview-ios17"]), on: .since(17))

  static let traitsAtInit = Rule(
    "traits-at-init", "A controller has the traits it is expected to get from its `init` on.",
    .evidence(["traits-predicted-at-init-ios13"]), on: .since(13))

  static let overridesComeWithUpdate = Rule(
    "overrides-come-with-update",
    "Overridden traits change with the next update; on earlier versions, at once.",
    .assumed(
      "updatetraitsifneeded-ios17 only says that an update of traits can be forced, so "
        + "an update may be pending. Before that method existed, we assume that "
        + "overrides change traits at once."),
    on: .since(17))

  static let traitTracking = Rule(
    "trait-tracking",
    "The update and layout callbacks run again when a trait that they read changes.",
    .evidence(["layout-auto-trait-tracking-ios18", "trait-tracking-supported-methods"]),
    on: .since(18))

  static let observationTracking = Rule(
    "observation-tracking",
    "The update and layout callbacks run again when a variable of an observable "
      + "object that they read changes.",
    .evidence(["observation-tracking-enablement"]), on: .since(26))

  static let observationTrackingByKey = Rule(
    "observation-tracking-by-key",
    "The same holds in an app with the key `UIObservationTrackingEnabled` in its Info.plist.",
    .evidence(["observation-tracking-enablement"]), on: .since(18))

  static let sizeTransitions = Rule(
    "size-transitions",
    "A rotation, like any other change of a window, is a change of its size; on "
      + "earlier versions the two differ.",
    .evidence(["rotation-is-size-change"]), on: .since(8))

  static let launchUpright = Rule(
    "launch-upright",
    "The interface of an app starts upright, and the root is asked if the "
      + "interface follows the device.",
    .evidence(["launch-in-portrait", "rotation-launch-ios5-bhags"]), on: .before(6))

  static let coveredRootComparesItself = Rule(
    "covered-root-compares-itself",
    "A root covered by a full-screen presentation gets a callback for new size classes only if "
      + "they differ from its own, so it gets none for the change back.",
    .evidence(["rotation-under-full-screen-17"]), on: .since(17))

  static let refusedRequestTurns = Rule(
    "refused-request-turns",
    "A request for an orientation that the controller does not support turns the interface for a "
      + "moment. The simulator does not repeat this, and refuses checks of it.",
    .evidence(["geometry-request-bounces-16"]), on: Releases(16, through: 16))

  static let uprightByDefault = Rule(
    "upright-by-default",
    "A controller whose class does not say otherwise allows only an upright interface; a "
      + "navigation controller allows what its top controller allows, and a tab bar controller "
      + "what all its tabs allow.",
    .assumed(
      "The documentation of these releases said so; it is not among the collected "
        + "sources."), on: .before(6))

  static let multitaskingIsNotAsked = Rule(
    "multitasking-is-not-asked",
    "An iPad app that supports multitasking supports every orientation and is not asked.",
    .evidence(["supportedinterfaceorientations-multitasking"]), on: .since(9))
}
