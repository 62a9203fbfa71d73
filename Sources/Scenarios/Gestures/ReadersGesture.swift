import LifecycleEngine
import ScriptMachine

/// A gesture that the reader of a page makes on the drawn screen after a step of a scenario.
package struct ReadersGesture {
  /// The end of the gesture so far.
  package enum Outcome { case held, cancelled, finished }

  let gesture: HeldGesture
  let progress: Double
  let outcome: Outcome

  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - progress: The part of the way that the finger has gone. A number outside of 0 to 1 counts as the
  ///     nearer end.
  ///   - outcome: The end of the gesture so far.
  package init(_ gesture: HeldGesture, progress: Double, _ outcome: Outcome) {
    self.gesture = gesture
    self.progress = progress > 0 ? min(1, (progress * 1000 + 0.5).rounded(.down) / 1000) : 0
    self.outcome = outcome
  }

  /// The title of the step.
  var title: String {
    switch gesture {
    case .swipeBack: "you swipe back"
    case .pageForward: "you turn the page"
    case .pageReverse: "you turn back the page"
    case .sheetSwipe: "you pull down the sheet"
    }
  }

  /// The action of the user that begins the gesture, with its first argument.
  var beginning: (name: String, argument: String) {
    switch gesture {
    case .swipeBack: ("beginSwipeBack", "")
    case .pageForward: ("beginPageSwipe", ".forward")
    case .pageReverse: ("beginPageSwipe", ".reverse")
    case .sheetSwipe: ("beginSheetSwipe", "")
    }
  }

  /// The actions that begin any gesture that can be held.
  static let beginnings = ["beginSwipeBack", "beginPageSwipe", "beginSheetSwipe"]
  /// The actions that end the held gesture.
  static let ends = ["cancelSwipe", "finishSwipe"]

  /// The step as text.
  var step: String {
    var lines = [
      "when \"\(title)\" {", "    user.\(beginning.name)(\(beginning.argument))",
      "    user.moveSwipe(to: \(NumberText.describe(progress)))",
    ]
    switch outcome {
    case .held: break
    case .cancelled: lines.append("    user.cancelSwipe()")
    case .finished: lines.append("    user.finishSwipe()")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }
}
