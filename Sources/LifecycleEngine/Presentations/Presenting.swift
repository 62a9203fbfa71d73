// What the author's code asks for with `present` and `dismiss`.
extension World {
  /// What `present(_:animated:completion:)` does. The two controllers are linked and the new one's
  /// view is loaded when the call returns; callbacks of appearance come with the commit.
  /// Source: `lasso-fullscreen-present-nonanimated`, `workflow-present-sets-presenting-synchronously`.
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - source: The controller that is asked; an ancestor of it may become the presenter.
  ///   - animated: Whether the presentation is animated.
  ///   - completion: The closure to call when it is over; the world holds it until then.
  public func present(
    _ controller: ObjectID, from source: ObjectID, animated: Bool, completion: ObjectID?
  ) {
    if let misuse = misuse(ofPresenting: controller, from: source) {
      return perform(misuse, subject: controller, in: source)
    }
    perform(.presentationQuestions, subject: controller, in: source)
    let id = ownPresentationController(of: controller)
    let presenter = presenter(for: source, id)
    if let refusal = refusal(ofPresentingFrom: source, by: presenter) {
      return perform(refusal, subject: controller, in: source)
    }
    if let misuse = misuse(of: id, by: presenter) {
      return perform(misuse, subject: controller, in: source)
    }
    if isDetached(source) { perform(.presentedFromDetached, subject: controller, in: source) }
    let removes = removesPresenter(id, presenter)
    // The answers may have presented the controller already, or another one.
    guard presentations[presentationSlot(id)].phase == .idle,
      let shown = alive(presentations[presentationSlot(id)].presented),
      controllers[controllerSlot(presenter)].presented == nil
    else { return }
    presentations[presentationSlot(id)].removesPresenter = removes
    link(shown, toPresenter: presenter, id)
    let record = presentations[presentationSlot(id)]
    if let completion { retain(completion) }
    start(
      presentationChoreography(record), in: id, from: record.removesPresenter ? presenter : nil,
      to: shown, animated: animated, completion: completion, completionName: "present",
      completionReceiver: source)
  }

  private func presentationChoreography(_ record: PresentationRecord) -> ChoreographyIndex {
    if record.style.isSheet { return .sheetPresentation }
    return record.removesPresenter ? .fullScreenPresentation : .overPresentation
  }

  // MARK: Who presents

  /// The controller that takes a presentation over: the one that defines the context for a style that
  /// keeps to one, else the topmost ancestor, which covers the screen.
  /// Source: `present-forwarded-to-capable-ancestor`, `context-styles-find-context`,
  /// `overcurrentcontext-presenter-child-testpresent`, `lasso-presenting-vc-is-topmost-parent`.
  private func presenter(for source: ObjectID, _ id: ObjectID) -> ObjectID {
    let style = presentations[presentationSlot(id)].style
    let isOfContext =
      style == .custom ? !answer(.presentsInFullscreen, id, otherwise: true) : style.isOfContext
    guard isOfContext else { return topmostAncestor(of: source) }
    var current = source
    while !answersDefinesContext(current),
      let parent = controllers[controllerSlot(current)].parent
    {
      current = parent
    }
    return current
  }

  private func answersDefinesContext(_ id: ObjectID) -> Bool {
    let own = controllers[controllerSlot(id)].definesPresentationContext
    return answer(.definesPresentationContext, id, otherwise: own)
  }

  /// The controllers that are presented over one, each by the one before, the lowest first.
  func presentedControllers(over id: ObjectID) -> [ObjectID] {
    var chain: [ObjectID] = []
    var top = id
    while let next = controllers[controllerSlot(top)].presented, isWithinNesting(chain.count) {
      chain.append(next)
      top = next
    }
    return chain
  }

  /// The last of the parents, which may be the controller itself.
  func topmostAncestor(of id: ObjectID) -> ObjectID {
    var current = id
    while let parent = controllers[controllerSlot(current)].parent { current = parent }
    return current
  }

  /// The controller or the nearest of its ancestors that is presented itself.
  func presentedAncestor(of id: ObjectID) -> ObjectID? {
    var current: ObjectID? = id
    while let candidate = current {
      if let record = presentation(of: candidate), record.phase != .idle { return candidate }
      current = controllers[controllerSlot(candidate)].parent
    }
    return nil
  }

  /// Whether the controller is neither a root, nor presented, nor below one that is.
  private func isDetached(_ id: ObjectID) -> Bool {
    let topmost = topmostAncestor(of: id)
    let isPresented = presentation(of: topmost).map { $0.phase != .idle } ?? false
    return !isWindowRoot(topmost) && !isPresented
  }

  private func misuse(
    ofPresenting controller: ObjectID, from source: ObjectID
  ) -> ChoreographyIndex? {
    let style = styleAskedFor(by: controller)
    if controller == source { return .presentedOnItself }
    if presentation(of: controller).map({ $0.phase != .idle }) ?? false { return .presentedTwice }
    if parent(of: controller) != nil { return .presentedChild }
    if isWindowRoot(controller) || isAbove(controller, source) { return .presentedActive }
    if style == .none { return .presentedWithoutStyle }
    return nil
  }

  /// In a popover the styles of a context allow one transition only. Source:
  /// `context-style-in-popover-transition`.
  private func misuse(of id: ObjectID, by presenter: ObjectID) -> ChoreographyIndex? {
    let record = presentations[presentationSlot(id)]
    guard record.style.isOfContext, let presented = record.presented, isInPopover(presenter),
      modalTransitionStyle(of: presented) != .coverVertical
    else { return nil }
    return .presentedInPopover
  }

  /// Whether a controller is shown in a popover.
  func isInPopover(_ id: ObjectID) -> Bool {
    guard let own = presentation(of: topmostAncestor(of: id)) else { return false }
    return own.phase != .idle && own.style == .popover
  }

  /// Whether a controller is, contains or presents another one, at any distance.
  func isAbove(_ controller: ObjectID, _ id: ObjectID) -> Bool {
    var current: ObjectID? = id
    var depth = 0
    while let candidate = current {
      if candidate == controller { return true }
      depth += 1
      guard isWithinNesting(depth) else { return true }
      current =
        controllers[controllerSlot(candidate)].parent
        ?? presentation(of: candidate).flatMap { alive($0.presenting) }
    }
    return false
  }

  /// Why UIKit does not present, apart from an exception.
  private func refusal(
    ofPresentingFrom source: ObjectID, by presenter: ObjectID
  ) -> ChoreographyIndex? {
    guard let view = controllers[controllerSlot(source)].view, isInWindow(view) else {
      return .presentedOffWindow
    }
    if isBeingDismissed(presenter) { return .presentedInTransition }
    guard let up = controllers[controllerSlot(presenter)].presented else { return nil }
    let isRunning = presentation(of: up).map { $0.phase != .presented } ?? false
    return isRunning && holds(.presentingRefusesAsTransition)
      ? .presentedInTransition : .presentedOverAnother
  }

  // MARK: Links

  /// The presenter holds the presented controller, which holds its presentation controller, which
  /// holds the presenter until the presentation is over. Source: `warning-detached-vc-text`.
  private func link(
    _ controller: ObjectID, toPresenter presenter: ObjectID, _ id: ObjectID
  ) {
    retain(presenter)
    presentations[presentationSlot(id)].presenting = presenter
    presentations[presentationSlot(id)].phase = .presenting
    controllers[controllerSlot(controller)].isBeingPresented = true
    retain(controller)
    controllers[controllerSlot(presenter)].presented = controller
  }
}
