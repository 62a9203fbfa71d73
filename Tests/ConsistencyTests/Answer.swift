import LifecycleEngine

/// The answer of the author's code to a question of UIKit's: a variable of the scenario, which an operation
/// sets.
enum Answer: String, CaseIterable, Sendable {
  case maySelect, mayBeginEditing, mayEndEditing, mayDismiss
  case keepsStyle, keepsStyleInTraits, wrapsAdapted, removesPresenter, fillsWindow
  case mayTurn, staysUpright, standsOnHead
  case collapsesToPrimary, collapsesSecondary, separatesOther, expandsOver
  case animatesPushes

  /// The answer until an operation sets another.
  var isUsual: Bool {
    switch self {
    case .maySelect, .mayBeginEditing, .mayEndEditing, .mayDismiss, .keepsStyle, .fillsWindow,
      .mayTurn:
      true
    default: false
    }
  }
}

extension Performance {
  /// The answer of the author's code now.
  func says(_ answer: Answer) -> Bool { state.answers[answer] ?? answer.isUsual }

  /// The reply of a seam that consists of an answer alone.
  func symbol(_ answer: Answer, _ yes: String, _ no: String) -> Reply {
    .symbol(says(answer) ? yes : no)
  }
}
