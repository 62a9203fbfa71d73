/// What `transition(from:to:...)` does beside what every transition does.
enum ChildTransitionAction: Sendable { case addView, callAnimations, removeOldView }

extension World {
  /// What `transition(from:to:duration:options:animations:completion:)` does.
  /// - Parameters:
  ///   - parent: The controller that is asked, the parent of both.
  ///   - old: The child that goes.
  ///   - new: The child that comes.
  ///   - duration: How long the animation takes; with 0 there is none.
  ///   - animations: The closure with the changes; the world holds it until it has run.
  ///   - completion: The closure to call at the end; the world holds it until then.
  public func transition(
    in parent: ObjectID, from old: ObjectID, to new: ObjectID, duration: Duration,
    animations: ObjectID?, completion: ObjectID?
  ) {
    guard self.parent(of: old) == parent, self.parent(of: new) == parent else {
      return perform(.transitionWithoutParent, in: parent, from: old, to: new)
    }
    guard forwardsAppearance(parent) else {
      return perform(.transitionForwardedByHand, in: parent, from: old, to: new)
    }
    if let completion { retain(completion) }
    if let animations { retain(animations) }
    start(
      .childTransition, in: parent, from: old, to: new, animated: duration.microseconds > 0,
      completion: completion, completionName: "transition", animations: animations,
      duration: duration)
  }

  func perform(_ action: ChildTransitionAction, _ transition: Transition) {
    switch action {
    case .addView: addViewBesideOld(transition)
    case .removeOldView: removeOldView(transition)
    case .callAnimations:
      guard let index = transitionIndex(transition.id), let closure = transition.animations else {
        return
      }
      transitions[index].animations = nil
      invoke(closure, [])
      release(closure)
    }
  }

  /// The old view goes, and with it a child that has appeared with its parent since the call.
  private func removeOldView(_ transition: Transition) {
    guard let from = transition.from, let parent = transition.container,
      let view = controllers[controllerSlot(from)].view, isOnView(from, of: parent)
    else { return }
    switch controllers[controllerSlot(from)].appearance {
    case .disappearing, .disappeared: removeView(of: from)
    case .appearing, .appeared: removeFromSuperview(view)
    }
  }

  /// The new view comes in front in the superview of the old one, at once, so that it is laid out in
  /// the next update and told there that it is appearing.
  private func addViewBesideOld(_ transition: Transition) {
    guard let from = transition.from, let to = transition.to,
      let old = controllers[controllerSlot(from)].view,
      let superview = views[viewSlot(old)].superview,
      let new = controllers[controllerSlot(to)].view
    else { return }
    views[viewSlot(new)].needsLayout = true
    // What it was told may have given one of its own children another child.
    addSubview(new, ofChildTo: superview)
  }
}
