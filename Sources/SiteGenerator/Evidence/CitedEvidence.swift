import LifecycleEngine

extension Choreography {
  /// The ids of the sources that say that `animated` may be true without animation.
  var animatedEvidence: [String] {
    guard case .trueWithinViewDidAppear(_, let ids) = animatedArgument else { return [] }
    return ids
  }
}
