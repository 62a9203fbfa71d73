import LifecycleEngine

extension Choreography {
  /// The ids of what says that `animated` is always true in it.
  var animatedEvidence: [String] {
    guard case .alwaysTrue(_, let ids) = animatedArgument else { return [] }
    return ids
  }
}
