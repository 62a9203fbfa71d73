// What UIKit only complains about.
extension World {
  func warn(_ warning: ConsoleWarning, _ transition: Transition) {
    guard let subject = transition.to else { return }
    switch warning {
    case .unbalancedAppearance:
      warn("Unbalanced calls to begin/end appearance transitions for \(describe(subject)).")
    case .appearanceMisuse:
      guard let callback = directCall?.callback else { return }
      warn(
        "[ViewController] Calling -\(callback.baseName): directly on a view controller is not "
          + "supported, and may result in out-of-order callbacks and other inconsistent behavior. "
          + "Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
          + "UIViewController to manually drive appearance callbacks instead. Make a symbolic "
          + "breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
          + "debugger. View controller: \(describe(subject))")
    case .loadedWhileDeallocating:
      warn(
        "Attempting to load the view of a view controller while it is deallocating is not allowed "
          + "and may result in undefined behavior (\(describe(subject)))")
    case .nestedPush: warn("nested push animation can result in corrupted navigation bar")
    case .nestedPop: warn("nested pop animation can result in corrupted navigation bar")
    case .unexpectedNavigationState:
      warn(
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree "
          + "might get corrupted.")
    }
  }
}
