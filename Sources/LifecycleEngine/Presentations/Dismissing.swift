// What the author's code asks for with `dismiss`.
extension World {
  /// What `dismiss(animated:completion:)` does: what the controller or an ancestor presents goes, or
  /// else the controller itself. Only the topmost one is animated away.
  /// Source: `dismiss-handled-by-presenter`, `dismiss-stack`.
  /// - Parameters:
  ///   - source: The controller that is asked.
  ///   - animated: Whether the topmost one is animated away.
  ///   - completion: The closure to call when it is over; the world holds it until then.
  public func dismiss(_ source: ObjectID, animated: Bool, completion: ObjectID?) {
    guard let lowest = presentedViewController(of: source) ?? presentedAncestor(of: source) else {
      return perform(
        .dismissedWithoutPresentation, in: source, calling: completion, of: "dismiss")
    }
    let top = presentedControllers(over: lowest).last ?? lowest
    guard let record = presentation(of: lowest), let container = presentation(of: top) else {
      return
    }
    guard record.phase == .presented, container.phase == .presented else {
      if hurryDismissal(of: top, animated: animated, completion, source) { return }
      return perform(.dismissedInTransition, subject: top, in: source)
    }
    startDismissal(
      of: top, downTo: record, animated: animated, completion: completion, source: source)
  }

  private func startDismissal(
    of top: ObjectID, downTo lowest: PresentationRecord, animated: Bool, completion: ObjectID?,
    source: ObjectID
  ) {
    guard let presenter = alive(lowest.presenting) else { return }
    markDismissing(lowest)
    if let completion { retain(completion) }
    start(
      dismissalChoreography(lowest), in: lowest.id, from: top,
      to: lowest.removesPresenter ? presenter : nil, animated: animated,
      completion: completion, completionName: "dismiss", completionReceiver: source)
  }

  private func dismissalChoreography(_ record: PresentationRecord) -> ChoreographyIndex {
    if record.style.isSheet { return .sheetDismissal }
    return record.removesPresenter ? .fullScreenDismissal : .overDismissal
  }

  /// What a presentation shows is on its way out, with all that is presented over it.
  func markDismissing(_ lowest: PresentationRecord) {
    for id in controllersUpTo(nil, from: lowest.id) {
      controllers[controllerSlot(id)].isBeingDismissed = true
      if let presentation = controllers[controllerSlot(id)].presentation {
        presentations[presentationSlot(presentation)].phase = .dismissing
      }
    }
  }

  /// A dismissal without animation may take the place of one that runs with it.
  /// - Returns: Whether there is one to take the place of.
  private func hurryDismissal(
    of top: ObjectID, animated: Bool, _ completion: ObjectID?, _ source: ObjectID
  ) -> Bool {
    guard holds(.dismissalWithoutAnimationTakesOver), !animated,
      let index = transitions.firstIndex(where: {
        $0.from == top && $0.isAnimated && $0.completionName == "dismiss"
      })
    else { return false }
    let (id, old) = (transitions[index].id, transitions[index].completion)
    if let completion { retain(completion) }
    transitions[index].isAnimated = false
    transitions[index].completion = completion
    transitions[index].completionReceiver = source
    if let old { release(old) }
    resume(id, from: .animation)
    return true
  }
}
