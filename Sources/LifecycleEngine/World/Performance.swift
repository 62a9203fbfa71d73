extension World {
  /// Starts a choreography and performs it up to its first wait.
  @discardableResult
  func start(
    _ choreography: ChoreographyIndex, in container: ObjectID?, from: ObjectID?, to: ObjectID?,
    animated: Bool, interactive: Bool = false, completion: ObjectID? = nil,
    completionName: String = "", completionReceiver: ObjectID? = nil,
    animations: ObjectID? = nil, duration: Duration? = nil, change: WindowChange? = nil,
    animator: GivenAnimator? = nil
  ) -> Int {
    presenting.noteDuringSearch(.transitionDuringSearch, besides: to ?? from)
    checkAnimations(animated)
    let id = transitions.makeID()
    var transition = Transition(
      id: id, choreography: choreography.rawValue, container: container, from: from, to: to,
      isAnimated: animated, isInteractive: interactive)
    transition.completion = completion
    transition.completionName = completionName
    transition.completionReceiver = completionReceiver
    transition.animations = animations
    transition.duration = duration
    transition.change = change
    transition.animator = animator?.object
    transition.questions = animator?.questions ?? 0..<0
    transition.cause = current.stepInProgress
    transition.origin = originOfWhatBegins()
    transition.isWithinViewDidAppear = deliveries.contains { $0.callback == .viewDidAppear }
    coordination.adoptCoordinator(&transition)
    // A first appearance goes along with the container and does not keep the container alive.
    if from != nil, let container { retain(container) }
    if let from { retain(from) }
    if let to { retain(to) }
    transitions.add(transition)
    advance(id)
    return id
  }

  /// Stops what is animated while animations are off: no source tells what UIKit calls then.
  func checkAnimations(_ isAnimated: Bool) {
    if isAnimated, areAnimationsOff { notify(.refuse(.animatedWhileOff)) }
  }

  /// Performs a choreography without waits on one object.
  func perform(_ choreography: ChoreographyIndex, subject: ObjectID, in container: ObjectID? = nil)
  {
    perform(choreography, in: container, from: nil, to: subject)
  }

  /// Performs a choreography without waits.
  func perform(
    _ choreography: ChoreographyIndex, in container: ObjectID? = nil, from: ObjectID?,
    to: ObjectID?, animated: Bool = false
  ) {
    perform(
      Transition(
        id: -1, choreography: choreography.rawValue, container: container, from: from, to: to,
        isAnimated: animated, isInteractive: false))
  }

  /// Performs a choreography without waits that calls a closure, if there is one.
  func perform(
    _ choreography: ChoreographyIndex, in container: ObjectID, calling completion: ObjectID?,
    of name: String, isDone: Bool = true
  ) {
    guard let completion else { return }
    retain(completion)
    var transition = Transition(
      id: -1, choreography: choreography.rawValue, container: container, from: nil, to: nil,
      isAnimated: false, isInteractive: false)
    transition.isCancelled = !isDone
    transition.completion = completion
    transition.completionName = name
    perform(transition)
  }

  /// Performs a choreography without waits on an object that lacks a named member.
  func perform(_ choreography: ChoreographyIndex, subject: ObjectID, missing name: String) {
    var transition = Transition(
      id: -1, choreography: choreography.rawValue, container: subject, from: nil, to: subject,
      isAnimated: false, isInteractive: false)
    transition.missingName = name
    perform(transition)
  }

  /// Performs a transition without waits.
  func perform(_ transition: Transition) {
    var transition = transition
    transition.cause = current.stepInProgress
    transition.origin = originOfWhatBegins()
    let count = choreographies[transition.choreography].steps.count
    for index in 0..<count {
      stepObserver?(self, transition, index)
      take(choreographies[transition.choreography].works[index], at: index, of: transition)
    }
    stepObserver?(self, transition, count)
  }

  /// Takes a step without a wait, if the conditions of the step hold.
  /// - Parameter place: The index of the step in the steps or, after all of the steps, in the
  ///   cancellation.
  func take(_ work: Step.Work, at place: Int, of transition: Transition) {
    guard isTaken(work, transition) else { return }
    let saved = current
    current = StepContext(
      step: StepReference(choreography: Int16(transition.choreography), step: Int16(place)),
      cause: transition.cause, origin: transition.origin,
      container: transition.container ?? saved.container)
    note(work.action, at: place, of: transition)
    perform(work.action, transition)
    current = saved
  }

  /// Acts in the name of a step that asked for the action earlier.
  func act(for step: StepReference?, _ origin: Origin, _ body: () -> Void) {
    let saved = current
    current.step = step ?? .author
    current.origin = origin
    body()
    current = saved
  }

  /// Records a step in the trace, unless the role of the step has no player.
  private func note(_ action: StepAction, at place: Int, of transition: Transition) {
    guard trace.recordsSteps else { return }
    if let role = action.role, transition.player(of: role) == nil { return }
    let reference = StepReference(choreography: Int16(transition.choreography), step: Int16(place))
    trace.steps.append(
      TakenStep(
        step: reference, time: now, firstEvent: trace.events.count, origin: transition.origin))
  }

  /// Acts for a container outside of the steps of transitions.
  func act(as container: ObjectID, _ body: () -> Void) {
    let saved = current
    current.container = container
    body()
    current = saved
  }

  /// The duration of a transition's animation: the caller's value, or else the choreography's.
  func duration(of transition: Transition) -> Duration {
    transition.duration ?? choreographies[transition.choreography].duration
  }

  /// Performs a transition from its next step to its next wait or its end.
  func advance(_ id: Int) {
    guard let index = transitions.place(of: id) else { return }
    let container = transitions[index].container
    if let container { retain(container) }
    performStretch(of: id)
    if let container { release(container) }
  }

  private func performStretch(of id: Int) {
    while stop == nil, let index = transitions.place(of: id) {
      let choreography = transitions[index].choreography
      let isCancelled = transitions[index].isCancelled
      let next = transitions[index].nextStep
      let count = choreographies[choreography].steps.count
      let end = isCancelled ? choreographies[choreography].works.count - count : count
      stepObserver?(self, transitions[index], next)
      guard next < end else { return finish(id) }
      let place = (isCancelled ? count : 0) + next
      transitions[index].nextStep += 1
      // Most skipped steps are for other releases. This check first saves copies of the step.
      guard choreographies[choreography].works[place].releases.contains(release) else { continue }
      let transition = transitions[index]
      let work = choreographies[choreography].works[place]
      if case .wait(let wait) = work.action {
        guard isTaken(work, transition), suspend(index, for: wait) else {
          if wait == .animation { endAnimation(index) }
          continue
        }
        note(work.action, at: place, of: transition)
        return
      }
      take(work, at: place, of: transition)
    }
  }

  /// Returns true if a step applies to this release, and to the transition and its players.
  func isTaken(_ work: Step.Work, _ transition: Transition) -> Bool {
    guard work.releases.contains(release), holds(work.condition, transition) else { return false }
    switch work.certainty {
    case .certain: return true
    case .unless(let question): return !goesOtherWay(question)
    case .only(let question): return goesOtherWay(question)
    }
  }

  /// Notes that the run has come to a question on which sources disagree.
  /// - Returns: True in the run that takes the other side.
  public func goesOtherWay(_ question: Disagreement) -> Bool {
    guard question.releases.contains(release) else { return false }
    if !trace.disagreements.contains(question) { trace.disagreements.append(question) }
    return otherWays.contains(question)
  }

  private func holds(_ condition: Step.Condition, _ transition: Transition) -> Bool {
    if case .always = condition { return true }
    func controller(_ role: Role) -> ControllerRecord? {
      transition.player(of: role).map { controllers[$0] }
    }
    switch condition {
    case .always: return true
    case .animated: return transition.isAnimated
    case .unanimated: return !transition.isAnimated
    case .interactive: return transition.isInteractive
    case .animatedInCode: return transition.isAnimated && !transition.isInteractive
    case .withAnimator: return transition.animator != nil
    case .withoutAnimator: return transition.animator == nil
    case .present(let role): return transition.player(of: role) != nil
    case .containerIsRoot: return transition.container.map { hierarchy.isWindowRoot($0) } ?? false
    case .containerPassesOn:
      return transition.container.map { !controllers[$0].isTopSilenced } ?? true
    case .arriving(let role): return controller(role)?.isMovingToParent ?? false
    case .leaving(let role): return controller(role)?.isMovingFromParent ?? false
    case .constrained(let role):
      return controller(role)?.view.map { layout.hasConstraints(in: $0) } ?? false
    case .editing(let role):
      return controller(role)?.view.map { textEditing.isEditing(in: $0) } ?? false
    case .leftEditing(let role): return controller(role)?.inputToRestore != nil
    case .appearing(let role):
      return controller(role).map { $0.owesIsAppearing && isInWindow($0.view) } ?? false
    case .firstLayout(let layout):
      return transition.to.map { self.layout.isFirstLayout(layout, of: $0) } ?? false
    case .rootOfStack(let role):
      guard let container = transition.container, let player = transition.player(of: role) else {
        return false
      }
      return navigation.isRoot(player, ofNavigation: container)
    case .rootOfWindow(let role):
      return transition.player(of: role).map { hierarchy.isWindowRoot($0) } ?? false
    case .mayBeConstrained(let role):
      return controller(role)?.isFromStoryboard ?? false
        || holds(.constrained(role), transition)
    case .windowChanges: return transition.change != nil
    case .pad: return device.idiom == .pad
    case .withScenes: return hasScenes
    case .withoutScenes: return !hasScenes
    }
  }
}
