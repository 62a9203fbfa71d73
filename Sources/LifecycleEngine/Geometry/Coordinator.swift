/// Transition coordinators: the closures that go along with a transition.
struct TransitionCoordinators {
  let world: World

  /// Source: `coordinator-nil-outside-transition`, `coordinator-ancestor-lookup`.
  func transitionCoordinator(of id: ObjectID) -> ObjectID? {
    var current: ObjectID? = id
    var depth = 0
    while let controller = current, world.isWithinNesting(depth) {
      if let found = ownCoordinator(of: controller) { return found }
      depth += 1
      current = world.controllers[controller].parent
    }
    let window = world.controllers[id].view.flatMap { world.window(of: $0) }
    guard let window, let index = world.transitions.lastIndex(where: { $0.container == window })
    else {
      return nil
    }
    return coordinator(ofTransitionAt: index)
  }

  private func ownCoordinator(of controller: ObjectID) -> ObjectID? {
    let presented = world.controllers[controller].presented
    for index in world.transitions.indices.reversed() {
      let transition = world.transitions[index]
      let parts = [transition.from, transition.to, transition.container]
      let isPresenter =
        presented != nil && (transition.to == presented || transition.from == presented)
      guard parts.contains(controller) || isPresenter else { continue }
      if let found = coordinator(ofTransitionAt: index) { return found }
    }
    return coordinatorOfPendingNavigation(controller)
  }

  /// The coordinator of a transition, made at the first use; `nil` without an animation.
  func coordinator(ofTransitionAt index: Int) -> ObjectID? {
    let transition = world.transitions[index]
    if let coordinator = transition.coordinator { return coordinator }
    guard isCoordinated(transition) else { return nil }
    let id = makeCoordinator()
    world.coordinators[id].transition = transition.id
    world.coordinators[id].isAnimated = transition.isAnimated
    world.coordinators[id].isInitiallyInteractive = transition.isInteractive
    world.coordinators[id].hasBegun = transition.hasBegunAnimation
    world.transitions[index].coordinator = id
    return id
  }

  /// Returns true if a transition has a coordinator: every animated transition, and a sheet even
  /// without animation, because a sheet takes a turn of its own. Source:
  /// `lasso-pagesheet-present-nonanimated-ios13`.
  private func isCoordinated(_ transition: Transition) -> Bool {
    var isCoordinated = false
    var takesTurn = transition.isAnimated
    for step in world.choreographies[transition.choreography].steps {
      switch step.action {
      case .coordinator: isCoordinated = true
      case .wait(.coordinatedAnimation): takesTurn = true
      default: break
      }
    }
    return isCoordinated && takesTurn
  }

  /// A navigation controller has the coordinator of an animated change from the call on, before the
  /// layout begins the transition.
  private func coordinatorOfPendingNavigation(_ id: ObjectID) -> ObjectID? {
    let record = world.controllers[id]
    guard record.kind == .navigationController, world.containers.isShowing(id),
      let pending = world.navigations[record.id].pending, pending.isAnimated
    else { return nil }
    let waiting = world.coordinators.first {
      $0.container == id && $0.transition == nil && !$0.isOver
    }
    if let waiting { return waiting.id }
    let coordinator = makeCoordinator()
    world.coordinators[coordinator].container = id
    world.coordinators[coordinator].isAnimated = true
    world.coordinators[coordinator].isInitiallyInteractive = pending.isInteractive
    return coordinator
  }

  /// A transition that begins takes the coordinator that was made in advance.
  func adoptCoordinator(_ transition: inout Transition) {
    guard let container = transition.container, isCoordinated(transition),
      let id = world.coordinators.first(where: {
        $0.container == container && $0.transition == nil && !$0.isOver
      })?.id
    else { return }
    world.coordinators[id].transition = transition.id
    world.coordinators[id].container = nil
    transition.coordinator = id
  }

  /// A coordinator whose transition has not begun by the end of the turn never gets a transition.
  func dropWaitingCoordinators() {
    for record in world.coordinators where record.transition == nil && !record.isOver {
      world.coordinators[record.id].isOver = true
      world.release(record.id)
    }
  }

  private func makeCoordinator() -> ObjectID {
    let id = world.objects.make(.transitionCoordinator, of: ClassID(.object))
    world.coordinators.add(CoordinatorRecord(id: id), of: id)
    return id
  }

  /// Source: `coordinator-alongside-return-false`.
  func animate(
    alongside: ObjectID?, completion: ObjectID?, with id: ObjectID
  ) -> Bool {
    guard !world.coordinators[id].isOver else { return false }
    let receiver = currentController
    if let completion {
      world.retain(completion)
      world.coordinators[id].completions.append(
        CoordinatedClosure(closure: completion, receiver: receiver))
    }
    guard !world.coordinators[id].hasBegun, !comesFirstWithoutAnimation(receiver) else {
      return false
    }
    if let alongside {
      world.retain(alongside)
      world.coordinators[id].alongside.append(
        CoordinatedClosure(closure: alongside, receiver: receiver))
    }
    return true
  }

  /// Returns true if the controller is a navigation controller's first and so is not animated.
  private func comesFirstWithoutAnimation(_ id: ObjectID?) -> Bool {
    guard world.holds(.firstControllerIsNotAnimated), let id,
      let parent = world.controllers[id].parent,
      world.controllers[parent].kind == .navigationController
    else { return false }
    return world.transitions.contains { $0.container == parent && $0.from == nil && $0.to == id }
  }

  func notifyWhenInteractionChanges(_ handler: ObjectID, of id: ObjectID) {
    guard !world.coordinators[id].isOver else { return }
    world.retain(handler)
    world.coordinators[id].interactionHandlers.append(
      CoordinatedClosure(closure: handler, receiver: currentController))
  }

  /// The innermost controller whose callback is running.
  var currentController: ObjectID? {
    world.deliveries.last { world.kind(of: $0.receiver) == .controller }?.receiver
  }

  func isCancelled(coordinator id: ObjectID) -> Bool {
    let record = world.coordinators[id]
    let transition = record.transition.flatMap { world.transitions.place(of: $0) }
    return record.isCancelled || transition.map { world.transitions[$0].isCancelled } ?? false
  }

  func isInteractive(coordinator id: ObjectID) -> Bool {
    let record = world.coordinators[id]
    guard let transition = record.transition else { return record.isInitiallyInteractive }
    guard let index = world.transitions.place(of: transition),
      world.transitions[index].isInteractive
    else {
      return false
    }
    return !world.transitions[index].isReleased
  }

  /// The progress of the finger, which stays when the finger lets go. Source:
  /// `coordinator-percent-complete`.
  func percentComplete(ofCoordinator id: ObjectID) -> Double? {
    let record = world.coordinators[id]
    let transition = record.transition.flatMap { world.transitions.place(of: $0) }
    return transition.map { world.transitions[$0].percentComplete } ?? record.percentComplete
  }

  func duration(ofCoordinator id: ObjectID) -> Duration {
    guard let transition = world.coordinators[id].transition,
      let index = world.transitions.place(of: transition)
    else { return .milliseconds(0) }
    return world.duration(of: world.transitions[index])
  }

  func controller(ofCoordinator id: ObjectID, isFrom: Bool) -> ObjectID? {
    guard let transition = world.coordinators[id].transition,
      let index = world.transitions.place(of: transition)
    else { return nil }
    let running = world.transitions[index]
    let player = running.player(of: isFrom ? .from : .to)
    // A presenter that stays in place plays no role in the callbacks.
    guard player == nil, let container = running.container,
      world.kind(of: container) == .presentationController
    else { return player }
    let record = world.presentations[container]
    return world.alive(record.presenting) ?? world.alive(record.lastPresenting)
  }
}

// The work of transitions for their coordinators.
extension TransitionCoordinators {
  func perform(_ action: CoordinatorAction, _ transition: Transition) {
    guard let index = world.transitions.place(of: transition.id) else { return }
    if action == .runAlongside { world.transitions[index].hasBegunAnimation = true }
    if action == .interactionChanged {
      guard transition.isInteractive else { return }
      world.transitions[index].isReleased = true
    }
    guard let coordinator = transition.coordinator else { return }
    world.coordinators[coordinator].isCancelled = transition.isCancelled
    switch action {
    case .runAlongside:
      world.coordinators[coordinator].hasBegun = true
      let closures = world.coordinators[coordinator].alongside
      world.coordinators[coordinator].alongside = []
      world.runLoop.animationDepth += 1
      call(closures, .alongside, [], of: coordinator)
      world.runLoop.animationDepth -= 1
    case .interactionChanged:
      // Interaction handlers are called at every change, so the handlers stay.
      for handler in world.coordinators[coordinator].interactionHandlers {
        world.invoke(handler.closure, [.object(coordinator)])
      }
    case .runCompletions:
      world.coordinators[coordinator].isOver = true
      let closures = world.coordinators[coordinator].completions
      world.coordinators[coordinator].completions = []
      call(closures, .completion, [.text("animate")], of: coordinator)
    }
  }

  private func call(
    _ closures: [CoordinatedClosure], _ callback: Callback, _ values: [EventValue],
    of coordinator: ObjectID
  ) {
    world.retain(coordinator)
    for item in closures {
      if world.stop == nil, let receiver = world.alive(item.receiver) {
        world.record(callback, receiver: .object(receiver), values, step: world.current.step)
      }
      if item.isBlock {
        world.callBlock(item.closure)
      } else {
        world.invoke(item.closure, [.object(coordinator)])
      }
      world.release(item.closure)
    }
    world.release(coordinator)
  }

  /// A transition has ended: nothing more is called.
  func letGoOfCoordinator(of transition: Transition) {
    guard let coordinator = transition.coordinator else { return }
    world.coordinators[coordinator].isOver = true
    world.coordinators[coordinator].percentComplete = transition.percentComplete
    world.release(coordinator)
  }

  func closures(ofCoordinator id: ObjectID) -> [ObjectID] {
    let record = world.coordinators[id]
    let all = record.alongside + record.completions + record.interactionHandlers
    return all.map { $0.closure }
  }

  func releaseContents(ofCoordinator id: ObjectID) {
    let closures = closures(ofCoordinator: id)
    world.coordinators[id].alongside = []
    world.coordinators[id].completions = []
    world.coordinators[id].interactionHandlers = []
    for closure in closures { world.release(closure) }
  }
}
