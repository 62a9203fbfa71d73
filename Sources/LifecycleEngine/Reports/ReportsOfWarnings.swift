// The misuses that UIKit answers with a warning only.
extension Reports {
  func report(_ warning: ConsoleWarning, _ transition: Transition) -> Report? {
    guard let subject = transition.to else { return nil }
    switch warning {
    case .unbalancedAppearance:
      return .warning(
        "Unbalanced calls to begin/end appearance transitions for \(objects.describe(subject)).")
    case .appearanceMisuse:
      guard let callback = directCall else { return nil }
      return .warning(
        "[ViewController] Calling -\(callback.baseName): directly on a view controller is not "
          + "supported, and may result in out-of-order callbacks and other inconsistent behavior. "
          + "Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
          + "UIViewController to manually drive appearance callbacks instead. Make a symbolic "
          + "breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
          + "debugger. View controller: \(objects.describe(subject))")
    case .loadedWhileDeallocating:
      return .warning(
        "Attempting to load the view of a view controller while it is deallocating is not allowed "
          + "and may result in undefined behavior (\(objects.describe(subject)))")
    case .nestedPush:
      return .warning("nested push animation can result in corrupted navigation bar")
    case .nestedPop: return .warning("nested pop animation can result in corrupted navigation bar")
    case .unexpectedNavigationState:
      return .warning(
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree "
          + "might get corrupted.")
    }
  }
}
