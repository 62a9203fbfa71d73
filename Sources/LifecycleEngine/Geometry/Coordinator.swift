/// What the world knows of a transition coordinator, which lives as long as its transition.
struct CoordinatorRecord: Equatable {
  let id: ObjectID
  /// The transition it belongs to; `nil` before that has begun.
  var transition: Int?
  /// The container whose next transition it is for.
  var container: ObjectID?
  /// Whether the animation has begun, so that nothing can be added to it.
  var hasBegun = false
  var isOver = false
  var isAnimated = false
  var isInitiallyInteractive = false
  var isCancelled = false
  /// Closures, held strongly, with the controllers whose code gave them.
  var alongside: [CoordinatedClosure] = []
  var completions: [CoordinatedClosure] = []
  var interactionHandlers: [CoordinatedClosure] = []
}

/// A closure that goes with a transition, and who gave it.
struct CoordinatedClosure: Equatable {
  var closure: ObjectID
  var receiver: ObjectID?
}

/// What a transition does for the closures of its coordinator.
enum CoordinatorAction: Sendable {
  case runAlongside, interactionChanged, runCompletions
}

// What the author's code can ask of a coordinator.
extension World {
  /// What `transitionCoordinator` reads: that of the transition the controller takes part in, or of
  /// its ancestors'. Source: `coordinator-nil-outside-transition`, `coordinator-ancestor-lookup`.
  public func transitionCoordinator(of id: ObjectID) -> ObjectID? {
    var current: ObjectID? = id
    var depth = 0
    while let controller = current, isWithinNesting(depth) {
      if let found = ownCoordinator(of: controller) { return found }
      depth += 1
      current = controllers[controllerSlot(controller)].parent
    }
    let window = controllers[controllerSlot(id)].view.flatMap { self.window(of: $0) }
    guard let window, let index = transitions.lastIndex(where: { $0.container == window }) else {
      return nil
    }
    return coordinator(ofTransitionAt: index)
  }

  private func ownCoordinator(of controller: ObjectID) -> ObjectID? {
    let presented = controllers[controllerSlot(controller)].presented
    for index in transitions.indices.reversed() {
      let transition = transitions[index]
      let parts = [transition.from, transition.to, transition.container]
      let isPresenter =
        presented != nil && (transition.to == presented || transition.from == presented)
      guard parts.contains(controller) || isPresenter else { continue }
      if let found = coordinator(ofTransitionAt: index) { return found }
    }
    return coordinatorOfPendingNavigation(controller)
  }

  /// The coordinator of a transition, made when it is needed first; none where nothing is animated.
  func coordinator(ofTransitionAt index: Int) -> ObjectID? {
    let transition = transitions[index]
    if let coordinator = transition.coordinator { return coordinator }
    guard isCoordinated(transition) else { return nil }
    let id = makeCoordinator()
    let slot = coordinatorSlot(id)
    coordinators[slot].transition = transition.id
    coordinators[slot].isAnimated = transition.isAnimated
    coordinators[slot].isInitiallyInteractive = transition.isInteractive
    coordinators[slot].hasBegun = transition.hasBegunAnimation
    transitions[index].coordinator = id
    return id
  }

  /// A transition without animation has no coordinator, but for sheets, which take a turn of their
  /// own even then. Source: `lasso-pagesheet-present-nonanimated-ios13`.
  private func isCoordinated(_ transition: Transition) -> Bool {
    var isCoordinated = false
    var takesTurn = transition.isAnimated
    for step in choreographies[transition.choreography].steps {
      switch step.action {
      case .coordinator: isCoordinated = true
      case .wait(.coordinatedAnimation): takesTurn = true
      default: break
      }
    }
    return isCoordinated && takesTurn
  }

  /// A navigation controller has the coordinator of an animated change as soon as it is asked for
  /// it, before its layout begins the transition.
  private func coordinatorOfPendingNavigation(_ id: ObjectID) -> ObjectID? {
    let record = controllers[controllerSlot(id)]
    guard record.kind == .navigationController, isShowing(id),
      let pending = navigations[record.containerSlot].pending, pending.isAnimated
    else { return nil }
    let waiting = coordinators.first { $0.container == id && $0.transition == nil && !$0.isOver }
    if let waiting { return waiting.id }
    let coordinator = makeCoordinator()
    coordinators[coordinatorSlot(coordinator)].container = id
    coordinators[coordinatorSlot(coordinator)].isAnimated = true
    coordinators[coordinatorSlot(coordinator)].isInitiallyInteractive = pending.isInteractive
    return coordinator
  }

  /// A transition that begins takes the coordinator that was made for it.
  func adoptCoordinator(_ transition: inout Transition) {
    guard let container = transition.container, isCoordinated(transition),
      let slot = coordinators.firstIndex(where: {
        $0.container == container && $0.transition == nil && !$0.isOver
      })
    else { return }
    coordinators[slot].transition = transition.id
    coordinators[slot].container = nil
    transition.coordinator = coordinators[slot].id
  }

  /// A coordinator whose transition has not begun by the end of the turn never has one.
  func dropWaitingCoordinators() {
    for slot in coordinators.indices
    where coordinators[slot].transition == nil && !coordinators[slot].isOver {
      coordinators[slot].isOver = true
      release(coordinators[slot].id)
    }
  }

  private func makeCoordinator() -> ObjectID {
    let id = makeObject(.transitionCoordinator, of: ClassID(.object), slot: coordinators.count)
    coordinators.append(CoordinatorRecord(id: id))
    return id
  }

  func coordinatorSlot(_ id: ObjectID) -> Int { Int(objects[Int(id.index)].slot) }

  /// What `animate(alongsideTransition:completion:)` does.
  /// - Parameters:
  ///   - alongside: The closure with the changes; the world holds it until it has run.
  ///   - completion: The closure to call at the end; the world holds it until then.
  ///   - id: The coordinator.
  /// - Returns: Whether the animation could be added; the completion is called in any case.
  ///   Source: `coordinator-alongside-return-false`.
  public func animate(
    alongside: ObjectID?, completion: ObjectID?, with id: ObjectID
  ) -> Bool {
    let slot = coordinatorSlot(id)
    guard !coordinators[slot].isOver else { return false }
    let receiver = currentController
    if let completion {
      retain(completion)
      coordinators[slot].completions.append(
        CoordinatedClosure(closure: completion, receiver: receiver))
    }
    guard !coordinators[slot].hasBegun, !comesFirstWithoutAnimation(receiver) else { return false }
    if let alongside {
      retain(alongside)
      coordinators[slot].alongside.append(
        CoordinatedClosure(closure: alongside, receiver: receiver))
    }
    return true
  }

  /// Whether a navigation controller brings the controller as its first one, which cannot animate then.
  private func comesFirstWithoutAnimation(_ id: ObjectID?) -> Bool {
    guard holds(.firstControllerIsNotAnimated), let id,
      let parent = controllers[controllerSlot(id)].parent,
      controllers[controllerSlot(parent)].kind == .navigationController
    else { return false }
    return transitions.contains { $0.container == parent && $0.from == nil && $0.to == id }
  }

  /// What `notifyWhenInteractionChanges(_:)` does.
  public func notifyWhenInteractionChanges(_ handler: ObjectID, of id: ObjectID) {
    let slot = coordinatorSlot(id)
    guard !coordinators[slot].isOver else { return }
    retain(handler)
    coordinators[slot].interactionHandlers.append(
      CoordinatedClosure(closure: handler, receiver: currentController))
  }

  /// The controller whose callback is being run, the innermost one.
  var currentController: ObjectID? {
    deliveries.last { kind(of: $0.receiver) == .controller }?.receiver
  }

  /// What `isCancelled` of a coordinator reads.
  public func isCancelled(coordinator id: ObjectID) -> Bool {
    let record = coordinators[coordinatorSlot(id)]
    let transition = record.transition.flatMap { transitionIndex($0) }
    return record.isCancelled || transition.map { transitions[$0].isCancelled } ?? false
  }

  /// What `isInteractive` of a coordinator reads: whether the user holds the gesture.
  public func isInteractive(coordinator id: ObjectID) -> Bool {
    let record = coordinators[coordinatorSlot(id)]
    guard let transition = record.transition else { return record.isInitiallyInteractive }
    guard let index = transitionIndex(transition), transitions[index].isInteractive else {
      return false
    }
    return !transitions[index].isReleased
  }

  /// What `initiallyInteractive` of a coordinator reads.
  public func isInitiallyInteractive(coordinator id: ObjectID) -> Bool {
    coordinators[coordinatorSlot(id)].isInitiallyInteractive
  }

  /// What `isAnimated` of a coordinator reads.
  public func isAnimated(coordinator id: ObjectID) -> Bool {
    coordinators[coordinatorSlot(id)].isAnimated
  }

  /// What `transitionDuration` of a coordinator reads.
  public func duration(ofCoordinator id: ObjectID) -> Duration {
    guard let transition = coordinators[coordinatorSlot(id)].transition,
      let index = transitionIndex(transition)
    else { return .milliseconds(0) }
    return duration(of: transitions[index])
  }

  /// What `viewController(forKey:)` of a coordinator gives.
  public func controller(ofCoordinator id: ObjectID, isFrom: Bool) -> ObjectID? {
    guard let transition = coordinators[coordinatorSlot(id)].transition,
      let index = transitionIndex(transition)
    else { return nil }
    return isFrom ? transitions[index].from : transitions[index].to
  }
}

// What transitions do for their coordinators.
extension World {
  func perform(_ action: CoordinatorAction, _ transition: Transition) {
    guard let index = transitionIndex(transition.id) else { return }
    if action == .runAlongside { transitions[index].hasBegunAnimation = true }
    if action == .interactionChanged {
      guard transition.isInteractive else { return }
      transitions[index].isReleased = true
    }
    guard let coordinator = transition.coordinator else { return }
    let slot = coordinatorSlot(coordinator)
    coordinators[slot].isCancelled = transition.isCancelled
    switch action {
    case .runAlongside:
      coordinators[slot].hasBegun = true
      let closures = coordinators[slot].alongside
      coordinators[slot].alongside = []
      call(closures, .alongside, [], of: coordinator)
    case .interactionChanged:
      // They are called at every change, so they stay.
      for handler in coordinators[slot].interactionHandlers {
        invoke(handler.closure, [.object(coordinator)])
      }
    case .runCompletions:
      coordinators[slot].isOver = true
      let closures = coordinators[slot].completions
      coordinators[slot].completions = []
      call(closures, .completion, [.text("animate")], of: coordinator)
    }
  }

  private func call(
    _ closures: [CoordinatedClosure], _ callback: Callback, _ values: [EventValue],
    of coordinator: ObjectID
  ) {
    retain(coordinator)
    for item in closures {
      if stop == nil, let receiver = alive(item.receiver) {
        record(callback, receiver: .object(receiver), values, step: currentStep)
      }
      invoke(item.closure, [.object(coordinator)])
      release(item.closure)
    }
    release(coordinator)
  }

  /// A transition has ended: nothing more is called.
  func letGoOfCoordinator(of transition: Transition) {
    guard let coordinator = transition.coordinator else { return }
    coordinators[coordinatorSlot(coordinator)].isOver = true
    release(coordinator)
  }

  func closures(ofCoordinator id: ObjectID) -> [ObjectID] {
    let record = coordinators[coordinatorSlot(id)]
    let all = record.alongside + record.completions + record.interactionHandlers
    return all.map { $0.closure }
  }

  func releaseContents(ofCoordinator id: ObjectID) {
    let closures = closures(ofCoordinator: id)
    let slot = coordinatorSlot(id)
    coordinators[slot].alongside = []
    coordinators[slot].completions = []
    coordinators[slot].interactionHandlers = []
    for closure in closures { release(closure) }
  }
}
