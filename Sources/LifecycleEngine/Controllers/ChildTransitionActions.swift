extension Containment {
  func transition(
    in parent: ObjectID, from old: ObjectID, to new: ObjectID, duration: Duration,
    animations: ObjectID?, completion: ObjectID?
  ) {
    guard world.parent(of: old) == parent, world.parent(of: new) == parent else {
      return world.perform(.transitionWithoutParent, in: parent, from: old, to: new)
    }
    guard world.appearances.forwardsAppearance(parent) else {
      return world.perform(.transitionForwardedByHand, in: parent, from: old, to: new)
    }
    if let completion { world.retain(completion) }
    if let animations { world.retain(animations) }
    world.start(
      .childTransition, in: parent, from: old, to: new, animated: duration.microseconds > 0,
      completion: completion, completionName: "transition", animations: animations,
      duration: duration)
  }

  func perform(_ action: ChildTransitionAction, _ transition: Transition) {
    switch action {
    case .addView: addViewBesideOld(transition)
    case .removeOldView: removeOldView(transition)
    case .callAnimations:
      guard let index = world.transitions.place(of: transition.id),
        let closure = transition.animations
      else {
        return
      }
      world.transitions[index].animations = nil
      world.invoke(closure, [])
      world.release(closure)
    }
  }

  /// The old view leaves, together with a child that has appeared since the call.
  private func removeOldView(_ transition: Transition) {
    guard let from = transition.from, let parent = transition.container,
      let view = world.controllers[from].view, world.appearances.isOnView(from, of: parent)
    else { return }
    switch world.controllers[from].appearance {
    case .disappearing, .disappeared: world.hierarchy.removeView(of: from)
    case .appearing, .appeared: world.removeFromSuperview(view)
    }
  }

  /// The new view comes at once, in front, into the superview of the old view. The next update lays
  /// out the new view and delivers `viewIsAppearing` there.
  private func addViewBesideOld(_ transition: Transition) {
    guard let from = transition.from, let to = transition.to,
      let old = world.controllers[from].view,
      let superview = world.views[old].superview,
      let new = world.controllers[to].view
    else { return }
    world.views[new].needsLayout = true
    // A callback of the child may have given one of the child's own children another child.
    world.hierarchy.addSubview(new, ofChildTo: superview)
  }
}
