/// The names of UIKit's notifications: its constants, and what they are made of.
enum NotificationNames {
  /// The type, by the name under which extensions of it are kept.
  static let type = "Notification.Name"

  /// Whether a name is one of the type's.
  static func isType(_ name: String) -> Bool { name == type || name == "NSNotification.Name" }

  private struct Name {
    let name: String
    let rawValue: String
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
}
