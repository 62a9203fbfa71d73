/// Built-in scenarios that claims can be about.
public enum ScenarioFamily: String, CaseIterable, Sendable {
  /// All of them.
  case transitions
  /// Those that present or dismiss.
  case presentations
  /// Those that the user does not take back.
  case completed
  /// Those that the user takes back.
  case cancelled

  /// True if a built-in scenario belongs to it.
  public func contains(_ scenario: BuiltInScenario) -> Bool {
    switch self {
    case .transitions: true
    case .presentations: scenario.isPresentation
    case .completed: !scenario.isCancelled
    case .cancelled: scenario.isCancelled
    }
  }

  /// Their names, for a sentence.
  static var list: String {
    allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }
}
