// Parts of the safe area that no source tells.
extension UnknownCalls {
  static let oldPad = UnknownCalls(
    "old-pad", "A navigation controller is on an iPad with iOS 11.",
    "The bars are less tall there than on later releases, and no pad has a home indicator.",
    CallbackSet(), isLasting: true, changing: .named, on: Releases(11, through: 11))

  static let endedByHand = UnknownCalls(
    "ended-by-hand", "Code ends the appearance of a controller whose view stays in the window.",
    "In one report, the safe area stays as it was until the appearance begins again. No other "
      + "source mentions this.",
    CallbackSet(through: nil, and: [.viewSafeAreaInsetsDidChange]), isLasting: true,
    changing: .named)

  static let popoverArrow = UnknownCalls(
    "popover-arrow", "A popover is presented on iOS 13 or later.",
    "The view extends under the arrow, and the safe area excludes the "
      + "arrow; no source shows the edge.",
    CallbackSet(), isLasting: true, changing: .named, on: .since(13))

  /// The interpreter notes the situation.
  public static let padStatusBar = UnknownCalls(
    "pad-status-bar", "A controller on an iPad decides about the status bar.",
    "The safe area of an iPad excludes the status bar only while the bar shows; "
      + "no source shows when.",
    CallbackSet(), isLasting: true, changing: .named)
}
