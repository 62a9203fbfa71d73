/// Transitions that an object of the author's animates. The context of a transition is the object of its
/// coordinator.
struct Animators {
  let world: World

  // MARK: Questions

  /// Asks the delegate of what is presented. Source: `animator-sequence-doc`.
  func animator(
    forPresented id: ObjectID, by presenter: ObjectID, from source: ObjectID, animated: Bool
  ) -> GivenAnimator? {
    guard let shown = world.alive(world.presentations[id].presented) else { return nil }
    let given = ask(
      .animatorForPresented, .interactorForPresented,
      of: world.controllers[shown].transitioningDelegate,
      [.object(shown), .object(presenter), .object(source)], animated: animated)
    let style = world.presentations[id].style
    guard style.isSheet || style == .popover else { return given }
    return given.map { without($0, .animatorOfSheet) }
  }

  /// Asks the delegate of what is dismissed.
  func animator(
    forDismissed lowest: PresentationRecord, upTo top: ObjectID, animated: Bool
  ) -> GivenAnimator? {
    guard let presented = lowest.presented else { return nil }
    let given = ask(
      .animatorForDismissed, .interactorForDismissed,
      of: world.controllers[presented].transitioningDelegate, [.object(presented)],
      animated: animated)
    if lowest.style.isSheet || lowest.style == .popover {
      return given.map { without($0, .animatorOfSheet) }
    }
    return presented == top ? given : given.map { without($0, .animatorOfSeveral) }
  }

  /// Asks the delegate of a navigation controller.
  func animator(
    for pending: PendingNavigation, in navigation: ObjectID, from: ObjectID?, to: ObjectID?
  ) -> GivenAnimator? {
    guard let from, let to else { return nil }
    let given = ask(
      .navigationAnimator, .navigationInteractor, of: world.navigations[navigation].delegate,
      [.symbol(pending.isPop ? "pop" : "push"), .object(from), .object(to)], sender: navigation,
      animated: pending.isAnimated)
    guard pending.isInteractive, let given else { return given }
    world.note(.animatorOfSwipe)
    return without(given, .animatorOfSwipe)
  }

  /// Refuses an animator, and goes on with UIKit's transition.
  private func without(_ given: GivenAnimator, _ use: Unsimulated) -> GivenAnimator {
    guard let animator = given.object else { return given }
    refuse(use)
    world.release(animator)
    return GivenAnimator(object: nil, questions: given.questions)
  }

  private func ask(
    _ question: Callback, _ interaction: Callback, of delegate: ObjectID?, _ values: [EventValue],
    sender: ObjectID? = nil, animated: Bool
  ) -> GivenAnimator? {
    guard let delegate = world.alive(delegate), world.isCalled(question),
      world.objects.implements(question, delegate)
    else { return nil }
    guard animated else {
      world.note(.animatorUnanimated)
      return nil
    }
    let start = world.trace.events.count
    var animator: ObjectID?
    if case .object(let id) = world.deliver(question, to: delegate, values, sender: sender) {
      world.retain(id)
      animator = id
      if world.objects.implements(interaction, delegate),
        case .object = world.deliver(interaction, to: delegate, [.object(id)], sender: sender)
      {
        refuse(.interactionController)
      }
    }
    return GivenAnimator(object: animator, questions: start..<world.trace.events.count)
  }

  // MARK: Steps

  func perform(_ action: AnimatorAction, _ transition: Transition) {
    switch action {
    case .animate: animate(transition)
    case .restorePresenterView: restorePresenterView(transition)
    }
  }

  private func animate(_ transition: Transition) {
    guard let animator = transition.animator,
      let place = world.transitions.place(of: transition.id),
      let context = world.coordination.coordinator(ofTransitionAt: place)
    else { return }
    let start = world.trace.events.count
    if case .number(let seconds) = world.deliver(.transitionDuration, to: animator, sender: context),
      let place = world.transitions.place(of: transition.id)
    {
      world.transitions[place].duration = .seconds(seconds)
    }
    world.deliver(.animateTransition, to: animator, sender: context)
    // The first question is known, and further questions may follow.
    world.note(.durationAgain, for: [animator])
    if let place = world.transitions.place(of: transition.id) {
      world.transitions[place].animatorEvents = start..<world.trace.events.count
    }
  }

  private func restorePresenterView(_ transition: Transition) {
    guard let container = transition.container, let presenter = transition.to,
      let view = world.controllers[presenter].view,
      let host = world.hierarchy.hostView(of: container),
      let place = world.views[host].superview, world.views[view].superview != place
    else { return }
    world.hierarchy.addSubview(view, ofChildTo: place, at: .below(host))
  }

  /// Notes that the calls to the delegate and the animator have no known place among the other calls of
  /// the transition's beginning.
  func noteOrder(_ transition: Transition) {
    let (questions, work) = (transition.questions, transition.animatorEvents)
    let end = world.trace.events.count
    guard !questions.isEmpty else { return }
    let start = transition.animator == nil ? end : work.lowerBound
    world.noteUnordered(.animator, questions, questions.upperBound..<start)
    guard transition.animator != nil, !work.isEmpty else { return }
    world.noteUnordered(.animator, questions, work.upperBound..<end)
    world.noteUnordered(.animator, questions.upperBound..<work.lowerBound, work)
    world.noteUnordered(.animator, work, work.upperBound..<end)
  }

  // MARK: The context

  private func transition(of context: ObjectID) -> Transition? {
    guard let id = world.coordinators[context].transition,
      let place = world.transitions.place(of: id), world.transitions[place].animator != nil
    else { return nil }
    return world.transitions[place]
  }

  /// The view in which the animator works; `nil` for a coordinator without an animator.
  func containerView(of context: ObjectID) -> ObjectID? {
    transition(of: context)?.container.flatMap { world.hierarchy.hostView(of: $0) }
  }

  /// The view of a player whose view comes or goes, `nil` for a presenter that stays.
  func view(of context: ObjectID, isFrom: Bool) -> ObjectID? {
    transition(of: context)?.player(of: isFrom ? .from : .to).flatMap { world.controllers[$0].view }
  }

  /// The frame of a view before the transition, or behind the transition.
  func frame(of controller: ObjectID, in context: ObjectID, isFinal: Bool) -> Rect? {
    guard let transition = transition(of: context), let container = transition.container,
      controller == transition.player(of: isFinal ? .to : .from),
      let host = world.hierarchy.hostView(of: container)
    else { return nil }
    if !isFinal { return world.controllers[controller].view.map { world.views[$0].frame } }
    if let record = world.presenting.presentation(of: controller), record.containerView == host {
      return world.presenting.frameOfPresentedView(record, in: host)
    }
    let size = world.views[host].frame.size
    return Rect(width: size.width, height: size.height)
  }

  /// The animator adds the new view to the container view, as UIKit does without an animator.
  /// - Returns: False for another view or another place.
  func add(_ view: ObjectID, to superview: ObjectID) -> Bool {
    guard let controller = world.controller(ofView: view),
      let transition = world.transitions.first(where: {
        $0.animator != nil && $0.to == controller && !$0.hasAddedView
      }), let container = transition.container,
      world.hierarchy.hostView(of: container) == superview, world.views[view].superview != superview
    else { return false }
    if let place = world.transitions.place(of: transition.id) {
      world.transitions[place].hasAddedView = true
    }
    if world.kind(of: container) == .presentationController, transition.from != nil,
      world.presenting.presentation(of: controller)?.id != container
    {
      // The view of a presenter comes back, as at a dismissal without an animator.
      world.views[view].needsLayout = true
      world.hierarchy.addSubview(view, ofChildTo: superview)
    } else {
      world.layout.perform(.add, on: controller, transition)
    }
    return true
  }

  /// `completeTransition(_:)` of a context.
  func complete(_ context: ObjectID, isDone: Bool) {
    guard let transition = transition(of: context), let animator = transition.animator else {
      return
    }
    guard isDone else { return refuse(.cancelledAnimator) }
    guard transition.wait == .animation else { return refuse(.earlyAnimator) }
    if let to = transition.to, let view = world.controllers[to].view, !transition.hasAddedView,
      !world.isInWindow(view)
    {
      refuse(.viewNotAdded)
    }
    world.retain(animator)
    world.perform(
      in: .animationEnded, { world.resume(transition.id, from: .animation) },
      {
        if world.objects.implements(.animationEnded, animator) {
          world.deliver(.animationEnded, to: animator, [.boolean(isDone)])
        }
      })
    world.release(animator)
  }

  private func refuse(_ use: Unsimulated) { world.notify(.refuse(use)) }
}
