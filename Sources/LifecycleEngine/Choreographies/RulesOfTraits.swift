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
    "Traits that are overridden change with the next update, earlier at once.",
    .assumed(
      "updatetraitsifneeded-ios17 only says that an update of traits can be forced, so that it may "
        + "be due; before there was one, overrides are taken to change traits at once."),
    on: .since(17))

  static let traitTracking = Rule(
    "trait-tracking",
    "The callbacks of updating and layout run again when a trait changes that they read.",
    .evidence(["layout-auto-trait-tracking-ios18", "trait-tracking-supported-methods"]),
    on: .since(18))

  static let observationTracking = Rule(
    "observation-tracking",
    "The callbacks of updating and layout run again when a variable of an observable object changes that "
      + "they read.",
    .evidence(["observation-tracking-enablement"]), on: .since(26))

  static let observationTrackingByKey = Rule(
    "observation-tracking-by-key",
    "The same holds in an app with the key `UIObservationTrackingEnabled` in its Info.plist.",
    .evidence(["observation-tracking-enablement"]), on: .since(18))

  static let sizeTransitions = Rule(
    "size-transitions",
    "A rotation, like any other change of a window, is a change of its size; earlier the two differ.",
    .evidence(["rotation-is-size-change"]), on: .since(8))

  static let launchUpright = Rule(
    "launch-upright",
    "The interface of an app starts upright, and the root is asked whether it follows the device.",
    .evidence(["launch-in-portrait", "rotation-launch-ios5-bhags"]), on: .before(6))

  static let coveredRootComparesItself = Rule(
    "covered-root-compares-itself",
    "A root that a full-screen presentation covers is told of other size classes only if they are "
      + "other than its own, so the way back is not told.",
    .evidence(["rotation-under-full-screen-17"]), on: .since(17))

  static let refusedRequestTurns = Rule(
    "refused-request-turns",
    "A request for an orientation that the controller does not support turns the interface for a "
      + "moment. The simulator does not repeat this, and refuses checks of it.",
    .evidence(["geometry-request-bounces-16"]), on: Releases(16, through: 16))

  static let uprightByDefault = Rule(
    "upright-by-default",
    "A controller whose class does not say otherwise lets the interface be upright only; navigation "
      + "and tab bar controllers let it be what their top, and all their tabs, let it be.",
    .assumed(
      "It was what the documentation of these releases said, which is not among the collected "
        + "sources."), on: .before(6))

  static let multitaskingIsNotAsked = Rule(
    "multitasking-is-not-asked",
    "An app on a pad that supports multitasking supports every orientation and is not asked.",
    .evidence(["supportedinterfaceorientations-multitasking"]), on: .since(9))
}
