@testable import LifecycleEngine
@testable import SiteGenerator

extension Step {
  /// True if no source supports the choreography.
  var isAssumed: Bool {
    if case .assumed = basis { return true }
    return false
  }
}

extension StepPlace {
  /// True if no source supports the step.
  var isAssumed: Bool { step?.isAssumed ?? false }

  /// The number of assumed steps in the choreographies of a topic.
  static func assumedCount(_ topic: EvidenceTopic) -> Int {
    all.count { $0.isAssumed && Choreography.all[$0.choreography].topic == topic }
  }
}
