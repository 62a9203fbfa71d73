// The state of a world, and the transitions that move views.
extension World {
  /// The state of the objects now.
  public var snapshot: StateSnapshot {
    StateSnapshot(
      objects, controllers, views, navigations, tabs, isKeyboardUp: editing.isKeyboardUp,
      motions: motions)
  }

  /// The running transitions that move views.
  var motions: [MotionState] {
    transitions.compactMap { transition in
      choreographies[transition.choreography].motion.map { motion(of: transition, $0) }
    }
  }

  private func motion(of transition: Transition, _ motion: Motion) -> MotionState {
    let last = transition.isCancelled ? 0.0 : 1
    let held = transition.percentComplete ?? 0
    let progress = transition.animation?.progress(at: now, to: last) ?? held
    let presentation = transition.container.flatMap { presentations.record(of: $0) }
    let presented = presentation?.presented.flatMap { controllers.record(of: $0) }
    let page = transition.container.flatMap { pages.record(of: $0) }
    let container = transition.container.flatMap { controllers.record(of: $0) }
    let from = motion == .resist ? presented?.id : transition.from
    return MotionState(
      motion: motion, phase: phase(of: transition),
      progress: transition.isAtEnd ? last : progress,
      containerView: presentation?.containerView ?? container?.view,
      from: from.flatMap { controllers.record(of: $0)?.view },
      to: transition.to.flatMap { controllers.record(of: $0)?.view },
      style: presented?.modalTransitionStyle ?? .coverVertical,
      isReversed: page?.turnDirection == .reverse, isVertical: page?.isVertical ?? false,
      first: transition.animation?.first ?? held,
      time: transition.animation.map { $0.start...max($0.start, $0.end) })
  }

  private func phase(of transition: Transition) -> MotionState.Phase {
    guard transition.isInteractive else { return .animated }
    if transition.isCancelled { return .cancelled }
    return transition.animation == nil && !transition.isAtEnd ? .held : .finishing
  }
}
