// Transitions that an animator of the author's makes, and tabs that come late.
extension UnknownCalls {
  static let durationAgain = UnknownCalls(
    "duration-again", "A custom animator makes a transition.",
    "Apple documents that UIKit asks for the duration, and not how often.",
    CallbackSet(through: nil, and: [.transitionDuration]))

  /// The interpreter notes the situation, with the effect of the closures.
  public static let tabProvider = UnknownCalls(
    "tab-provider", "A tab bar controller gets tabs with closures that make controllers.",
    "According to Apple's documentation, UIKit needs the controller when the tab is selected. No "
      + "source says whether UIKit calls the closure earlier.", CallbackSet.all, isLasting: true)

  /// The interpreter notes the situation.
  public static let otherTabDelegate = UnknownCalls(
    "other-tab-delegate",
    "A delegate has methods about controllers, and the tabs are 'UITab' objects, or the other way round.",
    "No source says whether UIKit calls both.",
    CallbackSet(
      through: nil,
      and: [.tabShouldSelect, .tabDidSelect, .tabShouldSelectTab, .tabDidSelectTab]),
    isLasting: true)

  static let tabSelectedInCode = UnknownCalls(
    "tab-selected-in-code", "Code selects a tab on iOS 18 or later.",
    "According to a pull request and guards in apps, 'didSelectTab' is called, which Apple "
      + "documents only for the user's taps. No source mentions 'shouldSelectTab', or a selection "
      + "before the tabs are on screen.",
    CallbackSet(through: nil, and: [.tabShouldSelectTab, .tabDidSelectTab]), on: .since(18))

  /// The interpreter notes the situation, with the effect of the completion.
  public static let animationEnd = UnknownCalls(
    "animation-end",
    "An animation changes nothing that moves in a window, is nested in another animation, is "
      + "replaced, is a spring, or loses its window or the screen.",
    "UIKit may end such an animation at once, early or late, and no source says when, or with "
      + "which flag; here the animation takes its full time.", CallbackSet(), isLasting: true,
    mayUndo: true)

  static let animatorOfSwipe = UnknownCalls(
    "animator-of-swipe", "The user swipes back, and the delegate gives animators.",
    "No source says whether UIKit asks the delegate then.",
    CallbackSet(through: nil, and: [.navigationAnimator, .navigationInteractor]))

  static let animatorUnanimated = UnknownCalls(
    "animator-unanimated",
    "A delegate gives animators, and a presentation, push or pop is not animated.",
    "No source says whether UIKit asks for an animator then.",
    CallbackSet(
      through: nil, and: [.animatorForPresented, .animatorForDismissed, .navigationAnimator]))
}
