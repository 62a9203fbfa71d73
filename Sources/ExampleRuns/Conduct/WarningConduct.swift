import LifecycleEngine
import ScriptMachine
import UIKitNames

/// The requests of an example in the current turn that UIKit may object to.
struct TurnRequests {
  /// The number of calls that may present or dismiss.
  private var presentations = 0
  /// The controllers that were pushed.
  private var pushed: [ObjectID] = []
  /// True if a controller was pushed twice.
  private var hasPushedTwice = false
  /// True if the example begins or ends appearances itself, in this turn or an earlier turn.
  private var handlesAppearances = false

  mutating func add(_ name: String, _ controller: ObjectID?) {
    if UIKitNames.marks(of: name, in: .viewController).contains(.schedules) { presentations += 1 }
    if name.hasSuffix("AppearanceTransition") { handlesAppearances = true }
    guard name == Callback.pushViewController.baseName, let controller else { return }
    hasPushedTwice = hasPushedTwice || pushed.contains(controller)
    pushed.append(controller)
  }

  mutating func endTurn() {
    presentations = 0
    pushed = []
    hasPushedTwice = false
  }

  /// True if the requests of the turn alone lead to a report, whatever the rest of the app does.
  func explain(_ text: String) -> Bool {
    if text.contains("ttempt to present") || text.contains("ttempt to dismiss") {
      return presentations > 1
    }
    if text.contains("more than once") { return hasPushedTwice }
    if text.hasPrefix("Unbalanced calls") { return handlesAppearances }
    return text.hasPrefix("Attempting to load the view") || text.hasPrefix("nested p")
  }
}

// The reports of UIKit about calls of the example.
extension ExampleObserver {
  /// Notes a warning or an exception of UIKit's that the example's own requests lead to.
  func noteReport(_ event: Event) {
    guard case .text(let text)? = event.arguments.first?.value, requests.explain(text) else {
      return
    }
    note(.warned(text))
  }
}
