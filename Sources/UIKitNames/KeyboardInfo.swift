/// The keys of a keyboard notification's `userInfo`, with their raw values, which are texts.
package enum KeyboardInfo: String, CaseIterable {
  case frameBegin = "UIKeyboardFrameBeginUserInfoKey"
  case frameEnd = "UIKeyboardFrameEndUserInfoKey"
  case animationDuration = "UIKeyboardAnimationDurationUserInfoKey"
  case animationCurve = "UIKeyboardAnimationCurveUserInfoKey"
  case isLocal = "UIKeyboardIsLocalUserInfoKey"

  /// The name of the constant of `UIResponder`.
  package var name: String { "keyboard" + String(rawValue.dropFirst("UIKeyboard".utf8.count)) }

  /// The key with the name of a constant.
  package static func key(named name: String) -> KeyboardInfo? {
    allCases.first { $0.name == name }
  }
}
