// Where traits come from, who is asked for an orientation, and what the process decides.
extension Rule {
  static let traitsOfSuperview = Rule(
    "traits-of-superview",
    "A controller inherits its traits from the superview of its view, earlier from its parent.",
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

  static let sizeTransitions = Rule(
    "size-transitions",
    "A rotation, like any other change of a window, is a change of its size; earlier the two differ.",
    .evidence(["rotation-is-size-change"]), on: .since(8))

  static let launchUpright = Rule(
    "launch-upright",
    "The interface of an app starts upright, and the root is asked whether it follows the device.",
    .evidence(["launch-in-portrait", "rotation-launch-ios5-bhags"]), on: .before(6))

  static let multitaskingIsNotAsked = Rule(
    "multitasking-is-not-asked",
    "An app on a pad that shares the screen with others supports every orientation and is not asked.",
    .evidence(["supportedinterfaceorientations-multitasking"]), on: .since(9))

  static let scenes = Rule(
    "scenes",
    "An app has scenes, unless it has a delegate of the application only.",
    .assumed(
      "Which apps have a scene manifest is not said by their code; one that sets scenes up, and one "
        + "without any delegate, is taken to have one."), on: .since(13))

  static let emptyWindowRaises = Rule(
    "empty-window-raises",
    "A window without a root at the end of the launch raises an exception, earlier it is a warning.",
    .evidence(["warning-windows-root-vc-launch", "exception-root-vc"]), on: .since(9))

  static let unloadingAtWarning = Rule(
    "unloading-at-warning",
    "A memory warning unloads the view of a controller that is not in any superview.",
    .evidence(["unload-cycle-ios5"]), on: .before(6))

  static let containerViewsStay = Rule(
    "container-views-stay", "A memory warning does not unload the view of a container.",
    .assumed("Its view holds those of its children: it is taken to be needed."), on: .before(6))
}
