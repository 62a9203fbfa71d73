import Diagnostics

/// The names of UIKit's notifications: its constants, and what they are made of.
enum NotificationNames {
  /// The type, by the name under which extensions of it are kept.
  static let type = "Notification.Name"

  /// Whether a name is one of the type's.
  static func isType(_ name: String) -> Bool { name == type || name == "NSNotification.Name" }

  private struct Name {
    let name: String
    let rawValue: String

    /// The class whose constant it is.
    var owner: String { name.hasPrefix("keyboard") ? "UIResponder" : "UIApplication" }
  }

  private static let all = [
    Name(
      name: "didFinishLaunchingNotification",
      rawValue: "UIApplicationDidFinishLaunchingNotification"),
    Name(name: "didBecomeActiveNotification", rawValue: "UIApplicationDidBecomeActiveNotification"),
    Name(
      name: "willResignActiveNotification", rawValue: "UIApplicationWillResignActiveNotification"),
    Name(
      name: "didEnterBackgroundNotification",
      rawValue: "UIApplicationDidEnterBackgroundNotification"),
    Name(
      name: "willEnterForegroundNotification",
      rawValue: "UIApplicationWillEnterForegroundNotification"),
    Name(
      name: "didReceiveMemoryWarningNotification",
      rawValue: "UIApplicationDidReceiveMemoryWarningNotification"),
    Name(name: "willTerminateNotification", rawValue: "UIApplicationWillTerminateNotification"),
    Name(name: "keyboardWillShowNotification", rawValue: "UIKeyboardWillShowNotification"),
    Name(name: "keyboardDidShowNotification", rawValue: "UIKeyboardDidShowNotification"),
    Name(name: "keyboardWillHideNotification", rawValue: "UIKeyboardWillHideNotification"),
    Name(name: "keyboardDidHideNotification", rawValue: "UIKeyboardDidHideNotification"),
  ]

  /// Whether it is a name of what the keyboard posts; nothing changes its frame here.
  static func isOfKeyboard(_ name: String) -> Bool {
    name.hasPrefix("keyboard") && all.contains { $0.name == name }
  }

  /// Constants of UIKit's whose notifications a scenario can bring about, and which are not posted.
  private static let notPosted = [
    "orientationDidChangeNotification", "willDeactivateNotification", "didActivateNotification",
    "didBecomeKeyNotification", "didResignKeyNotification", "didBecomeVisibleNotification",
    "didBecomeHiddenNotification", "textDidBeginEditingNotification",
    "textDidEndEditingNotification", "didChangeStatusBarOrientationNotification",
    "willChangeStatusBarOrientationNotification", "didChangeStatusBarFrameNotification",
    "willChangeStatusBarFrameNotification", "showDetailTargetDidChangeNotification",
    "willConnectNotification", contentSizeCategory,
  ]

  /// The one whose own name, `didChangeNotification`, says too little.
  static let contentSizeCategory = "UIContentSizeCategoryDidChangeNotification"

  /// Whether an observer would wait in vain for what UIKit posts.
  static func isNotPosted(_ name: String) -> Bool {
    if name.hasPrefix("keyboard") && name.hasSuffix("Notification") { return !isOfKeyboard(name) }
    return notPosted.contains(name)
  }

  /// What `rawValue` reads: UIKit's constants have the names that they have in Objective-C.
  static func rawValue(of name: String) -> String {
    all.first { $0.name == name }?.rawValue ?? name
  }

  /// The name that a text stands for.
  static func name(forRawValue text: String) -> String {
    all.first { $0.rawValue == text }?.name ?? text
  }

  /// Constants of UIKit's that nothing in a scenario brings about.
  private static let neverDue = [
    "significantTimeChangeNotification", "backgroundRefreshStatusDidChangeNotification",
    "protectedDataDidBecomeAvailableNotification",
    "protectedDataWillBecomeUnavailableNotification", "userDidTakeScreenshotNotification",
    "didDisconnectNotification", "keyboardWillChangeFrameNotification",
    "keyboardDidChangeFrameNotification",
  ]

  private static let constants = all.map { $0.name } + notPosted + neverDue

  /// Whether it is the name of a constant of UIKit's.
  static func isConstant(_ name: String) -> Bool { constants.contains(name) }

  /// The constant that a name was most likely meant to be: one of an old release of Swift, one
  /// without its ending, or one that is spelt nearly so.
  /// - Parameter isOfApplication: Whether it is a member of `UIApplication`, of which all are known.
  static func meant(by name: String, isOfApplication: Bool) -> String? {
    guard !isConstant(name) else { return nil }
    let old = all.first { $0.rawValue == name || $0.rawValue == name + "Notification" }
    if let old { return "\(old.owner).\(old.name)" }
    if isConstant(name + "Notification") { return name + "Notification" }
    return isOfApplication
      ? EditDistance.nearest(to: name, in: constants) : Slips.meant(by: name, among: constants)
  }

  /// The text of a notification of UIKit's that another one was most likely meant to be.
  static func meant(byRawValue text: String) -> String? {
    let known = all.map { $0.rawValue }
    return text.hasPrefix("UI") && !known.contains(text)
      ? Slips.meant(by: text, among: known) : nil
  }
}
