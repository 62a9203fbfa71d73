// The facts about the process: scenes, and the behaviour of views and gestures.
extension Rule {
  static let keyPassesOn = Rule(
    "key-passes-on",
    "When the key window is hidden or gone, the topmost of the other visible ones is the key window.",
    .assumed(
      "None of the collected sources says so; the windows of alerts are known to behave "
        + "this way."))

  static let scenes = Rule(
    "scenes",
    "An app has scenes unless it has only an application delegate.",
    .assumed(
      "An app's code does not say whether it has a scene manifest; we assume one for an app that sets "
        + "up scenes, and for an app without any delegate."), on: .since(13), dependsOnSDK: true)

  static let emptyWindowRaises = Rule(
    "empty-window-raises",
    "A window without a root at the end of the launch raises an exception; on earlier "
      + "versions it causes a warning.",
    .evidence(["warning-windows-root-vc-launch", "exception-root-vc"]), on: .since(9))

  static let unloadingAtWarning = Rule(
    "unloading-at-warning",
    "A memory warning unloads the view of a controller that is not in any superview.",
    .evidence(["unload-cycle-ios5"]), on: .before(6))

  static let containerViewsStay = Rule(
    "container-views-stay", "A memory warning does not unload the view of a container.",
    .assumed(
      "The container's view holds the views of its children, so "
        + "we assume that it is needed."), on: .before(6))

  static let backgroundCancelsGesture = Rule(
    "background-cancels-gesture",
    "An app that goes to the background loses the touches of a gesture that is held, which is "
      + "cancelled.",
    .assumed(
      "No collected source says so; the system is known to cancel the touches of an app that it "
        + "takes off the screen."))

  static let darkPicturesDiffer = Rule(
    "dark-pictures-differ",
    "The snapshots of an app in the dark style end in the light style, and the return changes the "
      + "style again. The simulator does not repeat this, and refuses checks of it.",
    .evidence(["backgrounding-style-flips-14"]), on: Releases(14, through: 14))

  static let goneObserversGetNothing = Rule(
    "gone-observers-get-nothing",
    "The notification center sends nothing to a deallocated observer; on "
      + "earlier versions this crashed.",
    .assumed("Apple's release notes of Foundation say so; none of the collected sources does."),
    on: .since(9))

  static let layoutKeepsAdditions = Rule(
    "layout-keeps-additions",
    "Subviews that are added to a view during its layout cause no further layout of the view.",
    .assumed(
      "A report says that adding them in each layout never ended on iOS 9.3 but did on iOS 11 "
        + "(https://github.com/layoutBox/PinLayout/issues/124); none of the collected sources does."
    ),
    on: .since(11))

  static let selectionClearIsTold = Rule(
    "selection-clear-is-told",
    "UIKit's 'viewWillAppear' of a table view controller clears the selection at once, unless the "
      + "transition is interactive.",
    .evidence(["apple-clears-selection", "super-leaves-selection-during-swipe"]),
    on: .before(17))

  static let fieldWaitsForWindow = Rule(
    "field-waits-for-window",
    "A text field or text view that becomes the first responder outside a window gets the keyboard "
      + "as soon as it is in a window.",
    .evidence([
      "t-first-responder-did-load", "t-first-responder-will-appear",
      "t-first-responder-did-load-15",
      "t-first-responder-in-sheet", "text-view-early-become-first-responder-13",
    ]))

  static let keyboardTellsEachField = Rule(
    "keyboard-tells-each-field",
    "A visible keyboard announces that it hides and shows when another text "
      + "field or text view takes over.",
    .evidence(["t-second-field-10"]), on: .before(11))

  static let keyboardBeforeFieldBegins = Rule(
    "keyboard-before-field-begins",
    "The keyboard is announced before a text field says that editing has begun, not after.",
    .evidence(["n-kc-begin-before-keyboard"]), on: Releases(15, through: 15))

  static let keyboardBeforeTextViewBegins = Rule(
    "keyboard-before-text-view-begins",
    "The keyboard is announced before a text view says that editing has begun, not after.",
    .evidence([
      "text-view-keyboard-before-did-begin-10", "text-view-keyboard-before-did-begin-12",
      "text-view-notification-after-keyboard", "text-view-notification-after-keyboard-10",
    ]), on: .before(13))

  static let keyboardHidesBeforeEnd = Rule(
    "keyboard-hides-before-end",
    "The keyboard announces that it hides before a text field says that editing has ended.",
    .evidence(["n-kc-begin-before-keyboard", "text-field-editing-flow"]))

  static let keyboardHidesBelow = Rule(
    "keyboard-hides-below", "A keyboard that is gone has a frame below the screen.",
    .assumed(
      "A log from iOS 10 shows this frame before the keyboard comes (keyboard-frames-logged). "
        + "Reports from iOS 6 and 10 show another frame after the keyboard has gone; we found none "
        + "from later releases."
    ),
    on: .since(11))

  static let keyboardHasCurve = Rule(
    "keyboard-has-curve", "The keyboard moves with animation curve 7.",
    .evidence(["keyboard-frames-logged"]), on: .since(7))

  static let screenPostsKeyboard = Rule(
    "screen-posts-keyboard", "The screen is the object of the keyboard's notifications.",
    .evidence(["keyboard-keys"]), on: .since(16))
}
