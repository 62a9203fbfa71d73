// What the author's code asks for with `present` and `dismiss`.
extension World {
  /// What `present(_:animated:completion:)` does. The two controllers are linked and the new one's
  /// view is loaded when the call returns; callbacks of appearance come with the commit.
  /// Source: `lasso-fullscreen-present-nonanimated`, `workflow-present-sets-presenting-synchronously`.
  public func present(
    _ controller: ObjectID, from source: ObjectID, animated: Bool, completion: ObjectID?
  ) {
    let wanted = controllers[controllerSlot(controller)].modalPresentationStyle
    if let misuse = misuse(ofPresenting: controller, from: source, wanted) {
      return perform(misuse, subject: controller, in: source)
    }
    let style = wanted.adapted(to: sizeClasses(of: source), on: release)
    let presenter = presenter(for: source, style)
    if let refusal = refusal(ofPresentingFrom: source, by: presenter) {
      return perform(refusal, subject: controller, in: source)
    }
    if isDetached(source) { perform(.presentedFromDetached, subject: controller, in: source) }
    link(controller, toPresenter: presenter, style)
    guard let presentation = controllers[controllerSlot(controller)].presentation else { return }
    if let completion { retain(completion) }
    start(
      presentationChoreography(style), in: presentation,
      from: style.removesPresenter ? presenter : nil, to: controller, animated: animated,
      completion: completion, completionName: "present", completionReceiver: source)
  }

  /// What `dismiss(animated:completion:)` does: what the controller or an ancestor presents goes, or
  /// else the controller itself. Only the topmost one is animated away.
  /// Source: `dismiss-handled-by-presenter`, `dismiss-stack`.
  public func dismiss(_ source: ObjectID, animated: Bool, completion: ObjectID?) {
    guard let lowest = presentedViewController(of: source) ?? presentedAncestor(of: source) else {
      return perform(
        .dismissedWithoutPresentation, in: source, calling: completion, of: "dismiss")
    }
    var top = lowest
    while let next = controllers[controllerSlot(top)].presented { top = next }
    guard let record = presentation(of: lowest), let container = presentation(of: top) else {
      return
    }
    guard record.phase == .presented, container.phase == .presented else {
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
    var current: ObjectID? = lowest.presented
    while let id = current {
      controllers[controllerSlot(id)].isBeingDismissed = true
      if let presentation = controllers[controllerSlot(id)].presentation {
        presentations[presentationSlot(presentation)].phase = .dismissing
      }
      current = controllers[controllerSlot(id)].presented
    }
    if let completion { retain(completion) }
    start(
      dismissalChoreography(lowest.style), in: lowest.id, from: top,
      to: lowest.style.removesPresenter ? presenter : nil, animated: animated,
      completion: completion, completionName: "dismiss", completionReceiver: source)
  }

  private func presentationChoreography(_ style: ModalPresentationStyle) -> ChoreographyIndex {
    if style.isSheet { return .sheetPresentation }
    return style.removesPresenter ? .fullScreenPresentation : .overPresentation
  }

  private func dismissalChoreography(_ style: ModalPresentationStyle) -> ChoreographyIndex {
    if style.isSheet { return .sheetDismissal }
    return style.removesPresenter ? .fullScreenDismissal : .overDismissal
  }

  // MARK: Who presents

  /// The controller that takes a presentation over: the one that defines the context for a style that
  /// keeps to one, else the topmost ancestor, which covers the screen.
  /// Source: `present-forwarded-to-capable-ancestor`, `context-styles-find-context`,
  /// `overcurrentcontext-presenter-child-testpresent`, `lasso-presenting-vc-is-topmost-parent`.
  private func presenter(for source: ObjectID, _ style: ModalPresentationStyle) -> ObjectID {
    var current = source
    while true {
      let record = controllers[controllerSlot(current)]
      if style.isOfContext, record.definesPresentationContext { return current }
      guard let parent = record.parent else { return current }
      current = parent
    }
  }

  /// The controller or the nearest of its ancestors that is presented itself.
  private func presentedAncestor(of id: ObjectID) -> ObjectID? {
    var current: ObjectID? = id
    while let candidate = current {
      if let record = presentation(of: candidate), record.phase != .idle { return candidate }
      current = controllers[controllerSlot(candidate)].parent
    }
    return nil
  }

  /// Whether the controller is neither a root, nor presented, nor below one that is.
  private func isDetached(_ id: ObjectID) -> Bool {
    var current = id
    while let parent = controllers[controllerSlot(current)].parent { current = parent }
    let isPresented = presentation(of: current).map { $0.phase != .idle } ?? false
    return !isWindowRoot(current) && !isPresented
  }

  private func misuse(
    ofPresenting controller: ObjectID, from source: ObjectID, _ style: ModalPresentationStyle
  ) -> ChoreographyIndex? {
    if controller == source { return .presentedOnItself }
    if presentation(of: controller).map({ $0.phase != .idle }) ?? false { return .presentedTwice }
    if parent(of: controller) != nil { return .presentedChild }
    if isWindowRoot(controller) || isAbove(controller, source) { return .presentedActive }
    if style == .none { return .presentedWithoutStyle }
    return nil
  }

  /// Whether a controller contains or presents another one, or what contains or presents that.
  private func isAbove(_ controller: ObjectID, _ id: ObjectID) -> Bool {
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
    return isRunning && release < Release(13) ? .presentedInTransition : .presentedOverAnother
  }

  // MARK: Links

  /// The presenter holds the presented controller, which holds its presentation controller.
  private func link(
    _ controller: ObjectID, toPresenter presenter: ObjectID, _ style: ModalPresentationStyle
  ) {
    let id = presentationController(of: controller)
    presentations[presentationSlot(id)].presenting = presenter
    presentations[presentationSlot(id)].style = style
    presentations[presentationSlot(id)].phase = .presenting
    controllers[controllerSlot(controller)].isBeingPresented = true
    retain(controller)
    controllers[controllerSlot(presenter)].presented = controller
  }

  /// The presentation controller of a controller, made when it is needed first.
  func presentationController(of controller: ObjectID) -> ObjectID {
    if let id = controllers[controllerSlot(controller)].presentation { return id }
    let id = makeObject(
      .presentationController, of: ClassID(.presentationController), slot: presentations.count)
    presentations.append(PresentationRecord(id: id, presented: controller))
    controllers[controllerSlot(controller)].presentation = id
    return id
  }
}
