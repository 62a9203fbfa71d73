/// A choreography being performed: who takes part, how far it is, and what it waits for.
struct Transition: Equatable {
  let id: Int
  let choreography: Int
  /// In what it happens: the container or window, the presentation controller of a presentation, or
  /// the presenter where a presentation is refused.
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
  /// A closure to call when the animation begins, held strongly.
  var animations: ObjectID?
  /// How long the animation takes, where the caller decides it.
  var duration: Duration?
  /// What the completion belongs to: `setViewControllers`.
  var completionName = ""
  /// Whose call the completion belongs to, where that is not the container; it is not held.
  var completionReceiver: ObjectID?
  /// What was asked for by a name that nothing has.
  var missingName = ""
  /// The coordinator, if anybody has asked for it; held strongly.
  var coordinator: ObjectID?
  /// Whether it is too late to add anything to the animation.
  var hasBegunAnimation = false
  /// Whether the user has let go of the gesture.
  var isReleased = false
  /// What the window becomes, where it is the window that changes.
  var change: WindowChange?
  /// The step of another transition that began it; `nil` where the author's code, the user or the
  /// system did.
  var cause: StepReference?
  /// What led to it.
  var origin = Origin.none
  /// The open span of the trace.
  var span: Int?
  /// The appearance transitions it began last; 0 is none.
  private var fromAppearanceNumber = 0
  private var toAppearanceNumber = 0
  /// Whether the one that comes was covered when it was to be told so.
  var findsCovered = false
  /// Whether the one that comes could not begin to appear, because its place was leaving the screen.
  var findsLeaving = false
  /// Whether it was asked for while a controller was told that it appeared.
  var isWithinViewDidAppear = false
  /// What is presented in the context of the two and goes along with them.
  private var fromFollowers: [Follower] = []
  private var toFollowers: [Follower] = []

  init(
    id: Int, choreography: Int, container: ObjectID?, from: ObjectID?, to: ObjectID?,
    isAnimated: Bool, isInteractive: Bool
  ) {
    self.id = id
    self.choreography = choreography
    self.container = container
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
  }

  func player(of role: Role) -> ObjectID? { role == .from ? from : to }

  func appearanceNumber(of role: Role) -> Int {
    role == .from ? fromAppearanceNumber : toAppearanceNumber
  }

  mutating func addFollower(_ follower: Follower, of role: Role) {
    if role == .from { fromFollowers.append(follower) } else { toFollowers.append(follower) }
  }

  mutating func takeFollowers(of role: Role) -> [Follower] {
    defer { if role == .from { fromFollowers = [] } else { toFollowers = [] } }
    return role == .from ? fromFollowers : toFollowers
  }

  mutating func setAppearanceNumber(_ number: Int, of role: Role) {
    if role == .from { fromAppearanceNumber = number } else { toAppearanceNumber = number }
  }
}

extension World {
  /// Starts a choreography and performs it up to its first wait.
  @discardableResult
  func start(
    _ choreography: ChoreographyIndex, in container: ObjectID?, from: ObjectID?, to: ObjectID?,
    animated: Bool, interactive: Bool = false, completion: ObjectID? = nil,
    completionName: String = "", completionReceiver: ObjectID? = nil,
    animations: ObjectID? = nil, duration: Duration? = nil, change: WindowChange? = nil
  ) -> Int {
    let id = nextTransition
    nextTransition += 1
    var transition = Transition(
      id: id, choreography: choreography.rawValue, container: container, from: from, to: to,
      isAnimated: animated, isInteractive: interactive)
    transition.completion = completion
    transition.completionName = completionName
    transition.completionReceiver = completionReceiver
    transition.animations = animations
    transition.duration = duration
    transition.change = change
    transition.cause = stepInProgress
    transition.origin = originOfWhatBegins()
    transition.isWithinViewDidAppear = deliveries.contains { $0.callback == .viewDidAppear }
    adoptCoordinator(&transition)
    // A first appearance only goes along with its container: it does not keep it alive.
    if from != nil, let container { retain(container) }
    if let from { retain(from) }
    if let to { retain(to) }
    transitions.append(transition)
    advance(id)
    return id
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

  /// Performs a choreography without waits on an object of which something is asked that it does not
  /// have.
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
    transition.cause = stepInProgress
    transition.origin = originOfWhatBegins()
    let count = choreographies[transition.choreography].steps.count
    for index in 0..<count {
      stepObserver?(self, transition, index)
      take(choreographies[transition.choreography].works[index], at: index, of: transition)
    }
    stepObserver?(self, transition, count)
  }

  /// Takes a step that does not wait, unless this is not the time for it.
  /// - Parameter place: Where it stands in the steps or, after all of them, in the cancellation.
  func take(_ work: Step.Work, at place: Int, of transition: Transition) {
    guard isTaken(work, transition) else { return }
    let saved = (currentStep, currentCause, currentOrigin, currentContainer)
    if let container = transition.container { currentContainer = container }
    currentCause = transition.cause
    currentOrigin = transition.origin
    currentStep = StepReference(
      choreography: Int16(transition.choreography), step: Int16(place))
    note(work.action, at: place, of: transition)
    perform(work.action, transition)
    (currentStep, currentCause, currentOrigin, currentContainer) = saved
  }

  /// The step that is being taken, unless the author's code is what runs.
  var stepInProgress: StepReference? { currentStep == .author ? nil : currentStep }

  /// Does what a step has asked for earlier, as if it did it now.
  func act(for step: StepReference?, _ origin: Origin, _ body: () -> Void) {
    let saved = (currentStep, currentOrigin)
    (currentStep, currentOrigin) = (step ?? .author, origin)
    body()
    (currentStep, currentOrigin) = saved
  }

  /// Keeps in the trace that a step is taken, if there is somebody to take it.
  private func note(_ action: Action, at place: Int, of transition: Transition) {
    guard trace.recordsSteps else { return }
    if let role = action.role, transition.player(of: role) == nil { return }
    let reference = StepReference(choreography: Int16(transition.choreography), step: Int16(place))
    trace.steps.append(
      TakenStep(
        step: reference, time: now, firstEvent: trace.events.count, origin: transition.origin))
  }

  /// Does what a container does outside of the steps of its transitions.
  func act(as container: ObjectID, _ body: () -> Void) {
    let saved = currentContainer
    currentContainer = container
    body()
    currentContainer = saved
  }

  /// How long the animation of a transition takes: what its caller said, or else what is usual.
  func duration(of transition: Transition) -> Duration {
    transition.duration ?? choreographies[transition.choreography].duration
  }

  func transitionIndex(_ id: Int) -> Int? { transitions.firstIndex { $0.id == id } }

  /// The transition that is under way in a container.
  func runningTransition(in container: ObjectID) -> Int? {
    transitions.first { $0.container == container }?.id
  }

  /// Whether the container is between two children: then it cannot begin another transition.
  func isBusy(_ container: ObjectID) -> Bool {
    transitions.contains { $0.container == container && $0.from != nil }
  }

  /// Whether a transition is about to bring the controller.
  func isComing(_ controller: ObjectID, in container: ObjectID) -> Bool {
    transitions.contains { $0.container == container && $0.to == controller }
  }

  /// Performs a transition from its next step to its next wait or its end.
  func advance(_ id: Int) {
    guard let index = transitionIndex(id) else { return }
    let container = transitions[index].container
    if let container { retain(container) }
    performStretch(of: id)
    if let container { release(container) }
  }

  private func performStretch(of id: Int) {
    while stop == nil, let index = transitionIndex(id) {
      let choreography = transitions[index].choreography
      let isCancelled = transitions[index].isCancelled
      let next = transitions[index].nextStep
      let count = choreographies[choreography].steps.count
      let end = isCancelled ? choreographies[choreography].works.count - count : count
      stepObserver?(self, transitions[index], next)
      guard next < end else { return finish(id) }
      let place = (isCancelled ? count : 0) + next
      transitions[index].nextStep += 1
      // Most steps that are left out are for other releases; this spares the copies for them.
      guard choreographies[choreography].works[place].releases.contains(release) else { continue }
      let transition = transitions[index]
      let work = choreographies[choreography].works[place]
      if case .wait(let wait) = work.action {
        guard isTaken(work, transition), suspend(index, for: wait) else { continue }
        note(work.action, at: place, of: transition)
        return
      }
      take(work, at: place, of: transition)
    }
  }

  /// Whether a step is for this release, and for what the transition and who takes part are like.
  func isTaken(_ work: Step.Work, _ transition: Transition) -> Bool {
    guard work.releases.contains(release) else { return false }
    if case .always = work.condition { return true }
    func controller(_ role: Role) -> ControllerRecord? {
      transition.player(of: role).map { controllers[controllerSlot($0)] }
    }
    switch work.condition {
    case .always: return true
    case .animated: return transition.isAnimated
    case .interactive: return transition.isInteractive
    case .present(let role): return transition.player(of: role) != nil
    case .containerIsRoot: return transition.container.map { isWindowRoot($0) } ?? false
    case .containerPassesOn:
      return transition.container.map { !controllers[controllerSlot($0)].isTopSilenced } ?? true
    case .arriving(let role): return controller(role)?.isMovingToParent ?? false
    case .leaving(let role): return controller(role)?.isMovingFromParent ?? false
    case .constrained(let role):
      return controller(role)?.view.map { hasConstraints(in: $0) } ?? false
    case .editing(let role): return controller(role)?.view.map { isEditing(in: $0) } ?? false
    case .leftEditing(let role): return controller(role)?.fieldToRestore != nil
    case .appearing(let role):
      return controller(role).map { $0.owesIsAppearing && isInWindow($0.view) } ?? false
    case .firstLayout(let layout):
      return transition.to.map { isFirstLayout(layout, of: $0) } ?? false
    case .rootOfStack(let role):
      guard let container = transition.container, let player = transition.player(of: role) else {
        return false
      }
      return isRoot(player, ofNavigation: container)
    case .windowChanges: return transition.change != nil
    case .pad: return device.idiom == .pad
    case .withScenes: return hasScenes
    case .withoutScenes: return !hasScenes
    }
  }
}
