// Calls of `dismiss` by the author's code.
extension PresentationControllers {
  /// Source: `dismiss-handled-by-presenter`, `dismiss-stack`.
  func dismiss(_ source: ObjectID, animated: Bool, completion: ObjectID?) {
    guard let lowest = world.presentedViewController(of: source) ?? presentedAncestor(of: source)
    else {
      return world.perform(
        .dismissedWithoutPresentation, in: source, calling: completion, of: "dismiss")
    }
    let top = presentedControllers(over: lowest).last ?? lowest
    guard let record = presentation(of: lowest), let container = presentation(of: top) else {
      return
    }
    guard record.phase == .presented, container.phase == .presented else {
      if hurryDismissal(of: top, animated: animated, completion, source) { return }
      if container.phase == .dismissing { noteSecondDismissal(of: record, completion) }
      return world.perform(.dismissedInTransition, subject: top, in: source)
    }
    startDismissal(
      of: top, downTo: record, animated: animated, completion: completion, source: source)
  }

  /// Notes a call of `dismiss` during a dismissal. The call can dismiss the presenter only if another
  /// controller presented the presenter. No source tells if UIKit calls a completion.
  private func noteSecondDismissal(of record: PresentationRecord, _ completion: ObjectID?) {
    let isPresented = world.alive(record.presenting).flatMap { presentedAncestor(of: $0) } != nil
    world.note(isPresented || completion != nil ? .dismissedInDismissal : .rootInDismissal)
  }

  private func startDismissal(
    of top: ObjectID, downTo lowest: PresentationRecord, animated: Bool, completion: ObjectID?,
    source: ObjectID
  ) {
    let animator = world.animators.animator(forDismissed: lowest, upTo: top, animated: animated)
    guard let presenter = world.alive(lowest.presenting) else { return }
    markDismissing(lowest)
    if let completion { world.retain(completion) }
    world.start(
      dismissalChoreography(lowest), in: lowest.id, from: top,
      to: lowest.removesPresenter ? presenter : nil, animated: animated,
      completion: completion, completionName: "dismiss", completionReceiver: source,
      animator: animator)
  }

  private func dismissalChoreography(_ record: PresentationRecord) -> ChoreographyIndex {
    if record.style.isSheet { return .sheetDismissal }
    return record.removesPresenter ? .fullScreenDismissal : .overDismissal
  }

  /// Marks the controllers of a presentation, and of all presentations above, as being dismissed.
  func markDismissing(_ lowest: PresentationRecord) {
    for id in controllersUpTo(nil, from: lowest.id) {
      world.controllers[id].isBeingDismissed = true
      if let presentation = world.controllers[id].presentation {
        world.presentations[presentation].phase = .dismissing
      }
    }
  }

  /// A dismissal without animation may replace a running animated dismissal.
  /// - Returns: True if there is a dismissal to replace.
  private func hurryDismissal(
    of top: ObjectID, animated: Bool, _ completion: ObjectID?, _ source: ObjectID
  ) -> Bool {
    guard world.holds(.dismissalWithoutAnimationTakesOver), !animated,
      let index = world.transitions.firstIndex(where: {
        $0.from == top && $0.isAnimated && $0.completionName == "dismiss"
      })
    else { return false }
    let (id, old) = (world.transitions[index].id, world.transitions[index].completion)
    if let completion { world.retain(completion) }
    world.transitions[index].isAnimated = false
    world.transitions[index].completion = completion
    world.transitions[index].completionReceiver = source
    if let old { world.release(old) }
    world.resume(id, from: .animation)
    return true
  }
}
