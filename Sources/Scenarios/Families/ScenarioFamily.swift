/// A set of built-in scenarios for claims.
package enum ScenarioFamily: String, CaseIterable, Sendable {
  /// All built-in scenarios.
  case transitions
  /// The scenarios with a presentation or a dismissal.
  case presentations
  /// The scenarios that the user does not cancel.
  case completed
  /// The scenarios that the user cancels.
  case cancelled

  /// True if a built-in scenario belongs to the family.
  package func contains(_ scenario: BuiltInScenario) -> Bool {
    switch self {
    case .transitions: true
    case .presentations: scenario.isPresentation
    case .completed: !scenario.isCancelled
    case .cancelled: scenario.isCancelled
    }
  }

  /// The names of the families, for a sentence.
  static var list: String {
    allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }
}
