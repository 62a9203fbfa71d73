import Diagnostics

/// The names of UIKit's notifications: the constants and their raw values.
package enum NotificationNames {
  /// The name of the type, under which extensions of the type are kept.
  package static let type = "Notification.Name"

  /// Returns true if a name is a name of the type.
  package static func isType(_ name: String) -> Bool {
    name == type || name == "NSNotification.Name"
  }

  private struct Name {
    let name: String
    let rawValue: String

    /// The constant with the class that has the constant.
    var qualifiedName: String {
      if name.utf8.contains(46) { return name }
      return (name.hasPrefix("keyboard") ? "UIResponder." : "UIApplication.") + name
    }
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
    Name(
      name: "keyboardWillChangeFrameNotification", rawValue: "UIKeyboardWillChangeFrameNotification"
    ),
    Name(
      name: "keyboardDidChangeFrameNotification", rawValue: "UIKeyboardDidChangeFrameNotification"),
    Name(
      name: "UITextField.textDidBeginEditingNotification",
      rawValue: "UITextFieldTextDidBeginEditingNotification"),
    Name(
      name: "UITextField.textDidEndEditingNotification",
      rawValue: "UITextFieldTextDidEndEditingNotification"),
    Name(
      name: "UITextView.textDidBeginEditingNotification",
      rawValue: "UITextViewTextDidBeginEditingNotification"),
    Name(
      name: "UITextView.textDidEndEditingNotification",
      rawValue: "UITextViewTextDidEndEditingNotification"),
    Name(name: "UIScene.didActivateNotification", rawValue: "UISceneDidActivateNotification"),
    Name(name: "UIScene.willDeactivateNotification", rawValue: "UISceneWillDeactivateNotification"),
    Name(
      name: "UIScene.willEnterForegroundNotification",
      rawValue: "UISceneWillEnterForegroundNotification"),
    Name(
      name: "UIScene.didEnterBackgroundNotification",
      rawValue: "UISceneDidEnterBackgroundNotification"),
  ]

  /// The notification that a member of a class other than `UIApplication` names. Where several classes
  /// have the constant, the name has the class in front.
  package static func ofClass(_ type: String, _ name: String) -> String? {
    switch type {
    case "UIResponder": return isOfKeyboard(name) ? name : nil
    case "UIContentSizeCategory":
      return name == "didChangeNotification" ? contentSizeCategory : nil
    default: break
    }
    let type = type == "UIWindowScene" ? "UIScene" : type
    return all.first { $0.name.utf8.contains(46) && $0.name == "\(type).\(name)" }?.name
  }

  /// True if the keyboard posts the notification.
  package static func isOfKeyboard(_ name: String) -> Bool {
    name.hasPrefix("keyboard") && all.contains { $0.name == name }
  }

  /// Constants of notifications that a scenario can cause and the simulator does not post.
  private static let notPosted = [
    "orientationDidChangeNotification",
    "didBecomeKeyNotification", "didResignKeyNotification", "didBecomeVisibleNotification",
    "didBecomeHiddenNotification", "didChangeStatusBarOrientationNotification",
    "willChangeStatusBarOrientationNotification", "didChangeStatusBarFrameNotification",
    "willChangeStatusBarFrameNotification", "showDetailTargetDidChangeNotification",
    "willConnectNotification", "didDisconnectNotification", contentSizeCategory,
  ]

  /// The content size notification. The constant's name, `didChangeNotification`, says too little.
  package static let contentSizeCategory = "UIContentSizeCategoryDidChangeNotification"

  /// Returns true if UIKit posts a notification that the simulator does not post.
  package static func isNotPosted(_ name: String) -> Bool {
    if name.hasPrefix("keyboard") && name.hasSuffix("Notification") { return !isOfKeyboard(name) }
    return notPosted.contains(name)
  }

  /// Returns true if the simulator posts a notification.
  package static func isSimulated(_ name: String) -> Bool {
    all.contains { $0.name == name } || isNotPosted(name)
  }

  /// The value of `rawValue`. UIKit's constants have their names in Objective-C as raw values.
  package static func rawValue(of name: String) -> String {
    all.first { $0.name == name }?.rawValue ?? name
  }

  /// The name of the constant with a raw value.
  package static func name(forRawValue text: String) -> String {
    all.first { $0.rawValue == text }?.name ?? text
  }

  /// Constants of notifications that no scenario can cause.
  private static let neverDue = [
    "significantTimeChangeNotification", "backgroundRefreshStatusDidChangeNotification",
    "protectedDataDidBecomeAvailableNotification",
    "protectedDataWillBecomeUnavailableNotification", "userDidTakeScreenshotNotification",
  ]

  private static let constants = all.map { $0.name } + notPosted + neverDue

  /// Returns true if a name is a constant of UIKit.
  package static func isConstant(_ name: String) -> Bool { constants.contains(name) }

  /// The constant that a name was most likely meant to be: a name of an old release of Swift, a
  /// name without its ending, or a misspelt name.
  /// - Parameter isOfApplication: True for a member of `UIApplication`, where all are known.
  package static func meant(by name: String, isOfApplication: Bool) -> String? {
    guard !isConstant(name) else { return nil }
    let old = all.first { $0.rawValue == name || $0.rawValue == name + "Notification" }
    if let old { return old.qualifiedName }
    if isConstant(name + "Notification") { return name + "Notification" }
    guard !isOfApplication else { return EditDistance.nearest(to: name, in: constants) }
    if let meant = Slips.meant(by: name, among: constants) { return meant }
    // The class stands in front of some constants, and not of a member's name.
    return all.first { entry in
      let own = entry.name.split(separator: ".").last.map { String($0) }
      return own.map { $0 != entry.name && Slips.meant(by: name, among: [$0]) != nil } ?? false
    }?.name
  }

  /// The text of a UIKit notification that a misspelt text was most likely meant to be.
  package static func meant(byRawValue text: String) -> String? {
    let known = all.map { $0.rawValue }
    return text.hasPrefix("UI") && !known.contains(text)
      ? Slips.meant(by: text, among: known) : nil
  }
}
