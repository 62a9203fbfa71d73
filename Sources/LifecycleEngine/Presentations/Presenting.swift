// Calls of `present` and `dismiss` by the author's code.
extension PresentationControllers {
  /// Source: `lasso-fullscreen-present-nonanimated`,
  /// `workflow-present-sets-presenting-synchronously`.
  func present(
    _ controller: ObjectID, from source: ObjectID, animated: Bool, completion: ObjectID?
  ) {
    if let misuse = misuse(ofPresenting: controller, from: source) {
      return world.perform(misuse, subject: controller, in: source)
    }
    noteDuringSearch(.presentationDuringSearch, besides: controller)
    if animated, world.prefersZoom(controller) { world.note(.zoomPresentation) }
    world.perform(.presentationQuestions, subject: controller, in: source)
    let id = ownPresentationController(of: controller)
    let presenter = presenter(for: source, id)
    if isDismissing(from: presenter) {
      return world.note(.presentedInDismissal, for: [controller, presenter, source])
    }
    if let refusal = refusal(ofPresentingFrom: source, by: presenter) {
      return world.perform(refusal, subject: controller, in: source)
    }
    if let misuse = misuse(of: id, by: presenter) {
      return world.perform(misuse, subject: controller, in: source)
    }
    if isDetached(source) { world.perform(.presentedFromDetached, subject: controller, in: source) }
    let removes = removesPresenter(id, presenter)
    let animator = world.animators.animator(
      forPresented: id, by: presenter, from: source, animated: animated)
    // A delegate may have presented this controller already, or another controller.
    guard world.presentations[id].phase == .idle,
      let shown = world.alive(world.presentations[id].presented),
      world.controllers[presenter].presented == nil
    else { return }
    world.presentations[id].removesPresenter = removes
    link(shown, toPresenter: presenter, id)
    let record = world.presentations[id]
    if let completion { world.retain(completion) }
    let isArriving = world.isBeingPresented(source)
    let start = world.trace.events.count
    if record.style.isSheet, world.controllers[shown].kind == .navigationController,
      !world.navigations[shown].hidesNavigationBar
    {
      world.note(.barInCard)
    }
    world.start(
      presentationChoreography(record), in: id, from: record.removesPresenter ? presenter : nil,
      to: shown, animated: animated, completion: completion, completionName: "present",
      completionReceiver: source, animator: animator)
    if isArriving {
      world.noteFollowing(
        .presentedInArrival, eventsSince: start, isFollowed: true, isOfOthers: true)
    }
  }

  private func presentationChoreography(_ record: PresentationRecord) -> ChoreographyIndex {
    if record.style.isSheet { return .sheetPresentation }
    return record.removesPresenter ? .fullScreenPresentation : .overPresentation
  }

  // MARK: Who presents

  /// The controller that takes over a presentation. For a context style, the controller defines the
  /// context; for any other style, the topmost ancestor covers the screen. Source:
  /// `present-forwarded-to-capable-ancestor`, `context-styles-find-context`,
  /// `overcurrentcontext-presenter-child-testpresent`, `lasso-presenting-vc-is-topmost-parent`.
  private func presenter(for source: ObjectID, _ id: ObjectID) -> ObjectID {
    let style = world.presentations[id].style
    let isOfContext =
      style == .custom ? !answer(.presentsInFullscreen, id, otherwise: true) : style.isOfContext
    guard isOfContext else { return world.controllers.topmostAncestor(of: source) }
    var current = source
    while !answersDefinesContext(current),
      let parent = world.controllers[current].parent
    {
      current = parent
    }
    return current
  }

  private func answersDefinesContext(_ id: ObjectID) -> Bool {
    let own = world.controllers[id].definesPresentationContext
    return answer(.definesPresentationContext, id, otherwise: own)
  }

  /// The chain of controllers presented over a controller, the lowest first.
  func presentedControllers(over id: ObjectID) -> [ObjectID] {
    var chain: [ObjectID] = []
    var top = id
    while let next = world.controllers[top].presented, world.isWithinNesting(chain.count) {
      chain.append(next)
      top = next
    }
    return chain
  }

  /// The nearest presented controller from a controller upwards, the controller included.
  func presentedAncestor(of id: ObjectID) -> ObjectID? {
    world.controllers.nearest(id) { record in
      let isUp = record.presentation.map { world.presentations[$0].phase != .idle } ?? false
      return isUp ? record.id : nil
    }
  }

  /// Returns true if the topmost ancestor of the controller is neither a root nor presented.
  private func isDetached(_ id: ObjectID) -> Bool {
    let topmost = world.controllers.topmostAncestor(of: id)
    let isPresented = presentation(of: topmost).map { $0.phase != .idle } ?? false
    return !world.hierarchy.isWindowRoot(topmost) && !isPresented
  }

  private func misuse(
    ofPresenting controller: ObjectID, from source: ObjectID
  ) -> ChoreographyIndex? {
    let style = styleAskedFor(by: controller)
    if controller == source { return .presentedOnItself }
    if presentation(of: controller).map({ $0.phase != .idle }) ?? false { return .presentedTwice }
    if world.parent(of: controller) != nil { return .presentedChild }
    if world.hierarchy.isWindowRoot(controller) || isAbove(controller, source) {
      return .presentedActive
    }
    if style == .none { return .presentedWithoutStyle }
    return nil
  }

  /// In a popover, the context styles allow one transition only. Source:
  /// `context-style-in-popover-transition`.
  private func misuse(of id: ObjectID, by presenter: ObjectID) -> ChoreographyIndex? {
    let record = world.presentations[id]
    guard record.style.isOfContext, let presented = record.presented, isInPopover(presenter),
      world.modalTransitionStyle(of: presented) != .coverVertical
    else { return nil }
    return .presentedInPopover
  }

  /// Returns true if a controller is shown in a popover.
  func isInPopover(_ id: ObjectID) -> Bool {
    guard let own = presentation(of: world.controllers.topmostAncestor(of: id)) else {
      return false
    }
    return own.phase != .idle && own.style == .popover
  }

  /// Returns true if a controller is, contains or presents another controller, at any distance.
  func isAbove(_ controller: ObjectID, _ id: ObjectID) -> Bool {
    var current: ObjectID? = id
    var depth = 0
    while let candidate = current {
      if candidate == controller { return true }
      depth += 1
      guard world.isWithinNesting(depth) else { return true }
      current =
        world.controllers[candidate].parent
        ?? presentation(of: candidate).flatMap { world.alive($0.presenting) }
    }
    return false
  }

  /// Returns true if a controller that stays has something presented that is being dismissed.
  private func isDismissing(from presenter: ObjectID) -> Bool {
    guard let up = world.controllers[presenter].presented, !world.isBeingDismissed(presenter) else {
      return false
    }
    return presentation(of: up)?.phase == .dismissing
  }

  /// Why UIKit does not present, apart from an exception.
  private func refusal(
    ofPresentingFrom source: ObjectID, by presenter: ObjectID
  ) -> ChoreographyIndex? {
    guard let view = world.controllers[source].view, world.isInWindow(view) else {
      noteUnknownRefusal(of: source)
      return .presentedOffWindow
    }
    if world.isBeingDismissed(presenter) {
      world.note(.presentedByLeaving)
      return .presentedInTransition
    }
    guard let up = world.controllers[presenter].presented else { return nil }
    let isRunning = presentation(of: up).map { $0.phase != .presented } ?? false
    return isRunning && world.holds(.presentingRefusesAsTransition)
      ? .presentedInTransition : .presentedOverAnother
  }

  /// Notes a refusal that some sources have otherwise.
  private func noteUnknownRefusal(of source: ObjectID) {
    if let view = world.controllers[source].view, world.window(of: view) != nil {
      return world.note(.presentedInHiddenWindow)
    }
    let top = world.controllers.topmostAncestor(of: source)
    guard top != source, world.isInWindow(world.controllers[top].view),
      world.controllers[source].appearance == .appearing
    else { return }
    world.note(.presentedBeforeEntry)
  }

  // MARK: Links

  /// The presenter holds the presented controller, which holds its presentation controller, which
  /// holds the presenter until the presentation is over. Source: `warning-detached-vc-text`.
  private func link(
    _ controller: ObjectID, toPresenter presenter: ObjectID, _ id: ObjectID
  ) {
    world.retain(presenter)
    world.presentations[id].presenting = presenter
    world.presentations[id].phase = .presenting
    world.controllers[controller].isBeingPresented = true
    let style = world.presentations[id].style
    if style.isSheet || style == .popover, world.controllers[controller].view != nil {
      world.note(.elevatedCard, for: world.withDescendants(controller))
    }
    world.retain(controller)
    world.controllers[presenter].presented = controller
  }
}
