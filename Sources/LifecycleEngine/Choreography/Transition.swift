/// A choreography being performed: who takes part, how far it is, and what it waits for.
struct Transition {
  let id: Int
  let choreography: Int
  /// The controller or window in which it happens.
  var container: ObjectID?
  var from: ObjectID?
  var to: ObjectID?
  var isAnimated: Bool
  var isInteractive: Bool
  var isCancelled = false
  var nextStep = 0
  var wait: Wait?
  /// A closure to call at the end, held strongly.
  var completion: ObjectID?
  /// What the completion belongs to: `setViewControllers`.
  var completionName = ""
  /// The open span of the trace.
  var span: Int?

  func player(of role: Role) -> ObjectID? { role == .from ? from : to }
}

extension World {
  /// Starts a choreography and performs it up to its first wait.
  @discardableResult
  func start(
    _ choreography: ChoreographyIndex, in container: ObjectID?, from: ObjectID?, to: ObjectID?,
    animated: Bool, interactive: Bool = false, completion: ObjectID? = nil,
    completionName: String = ""
  ) -> Int {
    let id = nextTransition
    nextTransition += 1
    var transition = Transition(
      id: id, choreography: choreography.rawValue, container: container, from: from, to: to,
      isAnimated: animated, isInteractive: interactive)
    transition.completion = completion
    transition.completionName = completionName
    if let container { retain(container) }
    if let from { retain(from) }
    if let to { retain(to) }
    transitions.append(transition)
    advance(id)
    return id
  }

  /// Performs a choreography without waits on one object.
  func perform(_ choreography: ChoreographyIndex, subject: ObjectID, in container: ObjectID? = nil)
  {
    let transition = Transition(
      id: -1, choreography: choreography.rawValue, container: container, from: nil, to: subject,
      isAnimated: false, isInteractive: false)
    let saved = currentStep
    for (index, step) in choreographies[choreography.rawValue].steps.enumerated()
    where step.releases.contains(release) {
      currentStep = StepReference(choreography: Int16(choreography.rawValue), step: Int16(index))
      perform(step.action, transition)
    }
    currentStep = saved
  }

  func transitionIndex(_ id: Int) -> Int? { transitions.firstIndex { $0.id == id } }

  /// Whether a transition is under way in a container.
  func runningTransition(in container: ObjectID) -> Int? {
    transitions.first { $0.container == container }?.id
  }

  /// Performs a transition from its next step to its next wait or its end.
  func advance(_ id: Int) {
    while stop == nil, let index = transitionIndex(id) {
      let transition = transitions[index]
      let choreography = choreographies[transition.choreography]
      let list = transition.isCancelled ? choreography.cancellation : choreography.steps
      guard transition.nextStep < list.count else { return finish(id) }
      let step = list[transition.nextStep]
      transitions[index].nextStep += 1
      guard step.isTaken(by: transition, on: release) else { continue }
      if case .wait(let wait) = step.action {
        if suspend(index, for: wait) { return }
        continue
      }
      let saved = currentStep
      let offset = transition.isCancelled ? choreography.steps.count : 0
      currentStep = StepReference(
        choreography: Int16(transition.choreography),
        step: Int16(offset + transition.nextStep))
      perform(step.action, transition)
      currentStep = saved
    }
  }

  /// Goes on with a transition if this is what it waits for.
  func resume(_ id: Int, from wait: Wait) {
    guard let index = transitionIndex(id), transitions[index].wait == wait else { return }
    transitions[index].wait = nil
    if wait == .animation { closeSpan(index) }
    advance(id)
  }

  private func suspend(_ index: Int, for wait: Wait) -> Bool {
    let transition = transitions[index]
    switch wait {
    case .update:
      guard let container = transition.container else { return false }
      if layoutInProgress.last == container { return false }
      setNeedsLayout(ofContainer: container)
    case .commit:
      afterCommit.append(transition.id)
    case .animation:
      guard transition.isAnimated else { return false }
      openSpan(index, .animation)
      addJob(
        .transition(transition.id), after: choreographies[transition.choreography].duration)
    case .gesture:
      guard transition.isInteractive else { return false }
      openSpan(index, .gesture)
    case .containerAppeared:
      if let container = transition.container, appearanceState(of: container) == .appeared {
        return false
      }
    }
    transitions[index].wait = wait
    return true
  }

  private func finish(_ id: Int) {
    guard let index = transitionIndex(id) else { return }
    let transition = transitions.remove(at: index)
    if let completion = transition.completion {
      let finished = !transition.isCancelled
      if let container = transition.container {
        record(
          .completion, receiver: .object(container), [.text(transition.completionName)],
          step: currentStep)
      }
      invoke(completion, [.boolean(finished)])
      release(completion)
    }
    if let container = transition.container { transitionDidEnd(in: container) }
    if let to = transition.to { release(to) }
    if let from = transition.from { release(from) }
    if let container = transition.container { release(container) }
  }

  private func openSpan(_ index: Int, _ kind: Span.Kind) {
    let title = choreographies[transitions[index].choreography].spanTitle
    transitions[index].span = trace.spans.count
    trace.spans.append(
      Span(
        kind: kind, title: title, firstEvent: trace.events.count, endEvent: nil, start: now,
        end: nil))
  }

  func closeSpan(_ index: Int) {
    guard let span = transitions[index].span else { return }
    trace.spans[span].endEvent = trace.events.count
    trace.spans[span].end = now
    trace.spans[span].isCancelled = transitions[index].isCancelled
    transitions[index].span = nil
  }
}

extension Step {
  func isTaken(by transition: Transition, on release: Release) -> Bool {
    guard releases.contains(release) else { return false }
    switch condition {
    case .always: return true
    case .animated: return transition.isAnimated
    case .unanimated: return !transition.isAnimated
    case .interactive: return transition.isInteractive
    }
  }
}
