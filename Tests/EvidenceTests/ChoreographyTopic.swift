@testable import LifecycleEngine
@testable import SiteGenerator

extension Step {
  /// Whether nothing is known from outside about it.
  var isAssumed: Bool {
    if case .assumed = basis { return true }
    return false
  }
}

extension StepPlace {
  /// Whether nothing is known from outside about the step.
  var isAssumed: Bool { step?.isAssumed ?? false }

  /// How many steps are assumed in the choreographies of a topic.
  static func assumedCount(_ topic: EvidenceTopic) -> Int {
    all.count { $0.isAssumed && Choreography.all[$0.choreography].topic == topic }
  }
}
