// The waits of transitions, and the ends of transitions.
extension World {
  /// Continues a transition if the transition waits for `wait`.
  func resume(_ id: Int, from wait: Wait) {
    guard let index = transitions.place(of: id), transitions[index].wait == wait else { return }
    transitions[index].wait = nil
    if wait == .gesture { noteCode(deciding: index) }
    if wait == .animation || wait == .gesture { closeSpan(index) }
    if wait == .animation { endAnimation(index) }
    advance(id)
  }

  func suspend(_ index: Int, for wait: Wait) -> Bool {
    let transition = transitions[index]
    switch wait {
    case .update:
      guard let container = transition.container, updateState.container != container,
        isReachedByUpdates(container)
      else { return false }
      layout.setNeedsLayout(ofContainer: container)
    case .commit:
      runLoop.waitForCommit(transition.id)
    case .animation:
      guard transition.isAnimated else { return false }
      openSpan(index, .animation)
      beginAnimation(index, duration(of: transition))
      animators.noteOrder(transition)
      if transition.animator == nil || animatorsEndAlone {
        addJob(.transition(transition.id), after: duration(of: transition))
      }
    case .coordinatedAnimation:
      openSpan(index, .animation)
      let duration = transition.isAnimated ? duration(of: transition) : .milliseconds(0)
      beginAnimation(index, duration)
      addJob(.transition(transition.id), after: duration)
    case .turn: addJob(.transition(transition.id), after: .milliseconds(0))
    case .gesture:
      guard transition.isInteractive else { return false }
      openSpan(index, .gesture)
    case .containerAppeared:
      guard let container = transition.container, appearanceState(of: container) != .appeared
      else { return false }
      // A container that has left the screen will not appear before the children are exchanged.
      guard appearanceState(of: container) == .disappeared else { break }
      if transition.from != nil { return false }
      // A transition in the container is given up, as if the container had left only now.
      guard paging.showsPagesBeforeItAppears(container) else {
        cancel(transition.id)
        return true
      }
    case .viewMove: break
    }
    // The transition ends with a job, like an animation.
    let isTimed = wait == .coordinatedAnimation || wait == .turn
    transitions[index].wait = isTimed ? .animation : wait
    return true
  }

  /// Returns true if the container is on screen or will be by the next update.
  private func isReachedByUpdates(_ container: ObjectID) -> Bool {
    guard kind(of: container) != .controller else { return containers.isShowing(container) }
    return hierarchy.hostView(of: container).map { isInWindow($0) } ?? false
  }

  /// No update reaches a presentation whose container view has left the window since the
  /// presentation began. No update reaches a container that counts as appeared without a window.
  func resumeTransitionsOutOfReach() {
    for transition in transitions where transition.wait == .update {
      guard let container = transition.container, isOutOfReach(container) else { continue }
      resume(transition.id, from: .update)
    }
  }

  private func isOutOfReach(_ container: ObjectID) -> Bool {
    switch kind(of: container) {
    case .presentationController: !isReachedByUpdates(container)
    case .controller:
      appearanceState(of: container) == .appeared
        && !isInWindow(controllers[container].view)
    case .view, .transitionCoordinator, .foreign: false
    }
  }

  func finish(_ id: Int) {
    guard let transition = remove(id) else { return }
    if let container = transition.container { containers.transitionDidEnd(in: container) }
    releaseContents(of: transition)
  }

  private func remove(_ id: Int) -> Transition? {
    guard let index = transitions.place(of: id) else { return nil }
    closeSpan(index)
    return transitions.remove(at: index)
  }

  private func releaseContents(of transition: Transition) {
    coordination.letGoOfCoordinator(of: transition)
    if let completion = transition.completion { release(completion) }
    if let animations = transition.animations { release(animations) }
    if let animator = transition.animator { release(animator) }
    if let to = transition.to { release(to) }
    if let from = transition.from {
      release(from)
      if let container = transition.container { release(container) }
    }
  }

  /// Cancels a transition, which then takes the steps of the cancellation from the first.
  func cancel(_ id: Int) {
    guard let index = transitions.place(of: id) else { return }
    noteCode(deciding: index)
    transitions[index].isCancelled = true
    transitions[index].animation = nil
    transitions[index].isAtEnd = false
    transitions[index].nextStep = 0
    transitions[index].wait = nil
    transitions.letGo(of: id)
    closeSpan(index)
    advance(id)
  }

  /// Notes that the code which runs decides how a transition goes on.
  private func noteCode(deciding index: Int) {
    let code = originInCode.code
    if code >= 0 { transitions[index].origin.code = code }
  }

  /// A container has appeared, so the transitions that wait for the appearance continue. Or a
  /// container has disappeared, so the transitions that need the screen are cancelled and do not
  /// wait for ever.
  func containerDidEndAppearance(_ container: ObjectID) {
    let hasAppeared = appearanceState(of: container) == .appeared
    for transition in transitions where transition.container == container {
      if hasAppeared {
        // A container that appeared by hand without a window has no update to wait for.
        if !isReachedByUpdates(container) { resume(transition.id, from: .update) }
        resume(transition.id, from: .containerAppeared)
      } else if let wait = transition.wait, appearanceState(of: container) == .disappeared {
        switch wait {
        case .update where transition.from != nil: resume(transition.id, from: .update)
        case .update, .containerAppeared, .gesture: cancel(transition.id)
        case .commit, .animation, .coordinatedAnimation, .turn, .viewMove: break
        }
      }
    }
    containers.transitionDidEnd(in: container)
  }

  /// Drops the transitions of a container that is gone.
  func dropTransitions(in container: ObjectID) {
    for transition in transitions where transition.container == container { drop(transition.id) }
  }

  /// Ends a transition without its other steps.
  func drop(_ id: Int) {
    if let removed = remove(id) { releaseContents(of: removed) }
  }
}
