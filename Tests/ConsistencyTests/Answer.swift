import LifecycleEngine

/// What the author's code says when UIKit asks it for a decision: a variable of the scenario, which an
/// operation sets.
enum Answer: String, CaseIterable, Sendable {
  case maySelect, mayBeginEditing, mayEndEditing, mayDismiss
  case keepsStyle, keepsStyleInTraits, wrapsAdapted, removesPresenter, fillsWindow
  case mayTurn, staysUpright, standsOnHead
  case collapsesToPrimary, collapsesSecondary, separatesOther, expandsOver

  /// What it is as long as nobody has set it.
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
  /// What the author's code says now.
  func says(_ answer: Answer) -> Bool { state.answers[answer] ?? answer.isUsual }

  /// What a seam returns that is no more than an answer.
  func symbol(_ answer: Answer, _ yes: String, _ no: String) -> Reply {
    .symbol(says(answer) ? yes : no)
  }
}
