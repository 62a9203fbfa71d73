// Parts of the safe area that no source tells.
extension UnknownCalls {
  static let oldPad = UnknownCalls(
    "old-pad", "A navigation controller is on a pad with iOS 11.",
    "The bars are lower there than on later releases, and pads had no home indicator.",
    CallbackSet(), isLasting: true, changing: .named, on: Releases(11, through: 11))

  static let popoverArrow = UnknownCalls(
    "popover-arrow", "A popover is presented on iOS 13 or later.",
    "The view goes on below the arrow, which the safe area leaves out; no source tells on which side.",
    CallbackSet(), isLasting: true, changing: .named, on: .since(13))

  /// The interpreter notes the situation.
  public static let padStatusBar = UnknownCalls(
    "pad-status-bar", "A controller on a pad decides about the status bar.",
    "The safe area of a pad loses the status bar, and no source tells when.",
    CallbackSet(), isLasting: true, changing: .named)
}
