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
    if "ttempt to present".isPart(of: text) || "ttempt to dismiss".isPart(of: text) {
      return presentations > 1
    }
    if "more than once".isPart(of: text) { return hasPushedTwice }
    if text.hasPrefix("Unbalanced calls") { return handlesAppearances }
    return isCertain(text)
  }

  /// True if the arguments of a call alone lead to a report.
  func isCertain(_ text: String) -> Bool {
    TurnRequests.certain.contains { $0.isPart(of: text) }
  }

  /// Parts of the reports that the arguments of a call alone lead to.
  private static let certain = [
    "Attempting to load the view", "nested p", "Pushing a navigation controller",
    "cannot be pushed", "non-nil sourceView", "style UIAlertControllerStyleActionSheet",
  ]
}

// The reports of UIKit about calls of the example.
extension ExampleObserver {
  /// Notes a warning or an exception of UIKit's that the example's own requests lead to.
  func noteReport(_ event: Event) {
    guard case .text(let text)? = event.arguments.first?.value, requests.explain(text) else {
      return
    }
    if text.hasPrefix("Unbalanced calls"), hasFurtherAppearanceCalls { return }
    guard !isAuthorsCode, requests.isCertain(text) else { return note(.warned(text)) }
    // A presentation begins after the call has returned.
    let begin = idles.last?.deeds ?? 0
    let request = deeds[min(begin, deeds.count)...].last { deed in
      if case .presented = deed.kind { true } else { false }
    }
    if let request { noteAlways(.warned(text), at: request.range) }
  }
}
