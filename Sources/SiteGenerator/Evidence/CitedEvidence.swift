import LifecycleEngine

extension Choreography {
  /// The ids of what says that `animated` may be true in it without animation.
  var animatedEvidence: [String] {
    guard case .trueWithinViewDidAppear(_, let ids) = animatedArgument else { return [] }
    return ids
  }
}
