// The facts that decide if a controller is presented, and in which way.
extension Rule {
  static let automaticIsSheet = Rule(
    "automatic-is-sheet", "The automatic style is a sheet; before iOS 13 it is full screen.",
    .evidence([
      "modal-default-style", "modal-automatic-resolution", "automatic-style-with-sdk-13",
    ]), on: .since(13), dependsOnSDK: true)

  static let automaticIsFormSheet = Rule(
    "automatic-is-form-sheet", "The automatic style is that of a form sheet, not of a page sheet.",
    .evidence(["rnn-automatic-style-resolves-differently-on-ios18"]), on: .since(18))

  static let sheetsKeepToCompactWidth = Rule(
    "sheets-keep-to-compact-width",
    "A sheet stays a sheet in compact width and fills the screen in compact height; before iOS 13 "
      + "it fills the screen in compact width.",
    .evidence([
      "sheets-pre13-compact-fullscreen", "sheets-compact-height-fullscreen",
      "sheets-compact-width-stay-sheets", "automatic-style-with-sdk-13",
    ]), on: .since(13), dependsOnSDK: true)

  static let popoverBecomesSheet = Rule(
    "popover-becomes-sheet",
    "A popover becomes a form sheet if either dimension is compact; before iOS 13 it is full "
      + "screen in compact width.",
    .evidence(["popover-adaptation-ios13", "popover-adaptation-pre13"]), on: .since(13),
    dependsOnSDK: true)

  static let sheetsHaveTheirClass = Rule(
    "sheets-have-their-class",
    "The presentation controller of a sheet is a sheet presentation controller.",
    .assumed(
      "The class is public from iOS 15 on; we assume that the sheets of iOS "
        + "13 and 14 already have it."
    ), on: .since(13))

  static let actionSheetsArePopovers = Rule(
    "action-sheets-are-popovers",
    "An action sheet is a popover even on a phone and may say what it points to; it still comes "
      + "over its presenter, and needs nothing to point to.",
    .assumed(
      "Apple's talk on the new design (WWDC25, session 284) says that it appears over its source "
        + "on every device, and a report confirms this for apps built with the SDK of iOS 26."),
    on: .since(26), dependsOnSDK: true)

  static let sheetSwipeGesture = Rule(
    "sheet-swipe-gesture", "The user can pull a sheet down to dismiss it.",
    .evidence(["ismodalinpresentation"]), on: .since(13))

  static let sheetsHaveDetents = Rule(
    "sheets-have-detents",
    "A sheet at the bottom edge rests at one of its detents, and the user can drag it to another.",
    .evidence(["sheet-detents"]), on: .since(15))

  static let presentingRefusesAsTransition = Rule(
    "presenting-refuses-as-transition",
    "When a controller that is still presenting is refused, the message is the one for a running "
      + "presentation; later, the message is the one for a controller that is already presenting.",
    .evidence(["warning-present-while-presenting-klaas"]), on: .before(13))

  static let dismissalWithoutAnimationTakesOver = Rule(
    "dismissal-without-animation-takes-over",
    "A dismissal without animation replaces a running animated dismissal, whose completion "
      + "never comes. We assume this from iOS 13 on; we assume that earlier releases "
      + "refuse it in the words of iOS 7.",
    .evidence(["double-dismiss-race-rns4591"]), on: .since(13))

  static let firstControllerIsNotAnimated = Rule(
    "first-controller-is-not-animated",
    "The first controller of a navigation controller cannot animate alongside the presentation that "
      + "brings both.",
    .evidence([
      "coordinator-nav-root-in-modal-ios82", "radar-20171073-coordinator-nav-root-present",
    ]), on: Releases(8, through: 8))
}
