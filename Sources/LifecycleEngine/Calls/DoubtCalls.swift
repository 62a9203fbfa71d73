// Properties that no source tells at the moment of a read.
extension World {
  /// The situation in which no source tells if a controller is being presented.
  public func doubtOfBeingPresented(_ id: ObjectID) -> UnknownCalls? {
    isBeingPresented(id) && !controllers[id].isBeingPresented ? .flagOfChild : nil
  }

  /// The situation in which no source tells if a controller is being dismissed.
  public func doubtOfBeingDismissed(_ id: ObjectID) -> UnknownCalls? {
    isBeingDismissed(id) && !controllers[id].isBeingDismissed ? .flagOfChild : nil
  }

  /// The situation in which no source tells if a controller is moving to its parent.
  public func doubtOfMovingToParent(_ id: ObjectID) -> UnknownCalls? {
    guard let parent = parent(of: id), !classRecord(of: parent).base.isContainer,
      controllers[id].isMovingToParent, containment.isTold(id, parent)
    else { return nil }
    return .movingInContainer
  }

  /// The situation in which no source tells if a controller is moving from its parent.
  public func doubtOfMovingFromParent(_ id: ObjectID) -> UnknownCalls? {
    guard let call = callUnderWay, LensSet(.classic).shows(call.callback) else { return nil }
    if controllers[id].isMovingFromParent {
      let isChild = kind(of: call.receiver) == .controller && parent(of: call.receiver) == id
      return isChild ? .flagBesideChild : nil
    }
    guard let parent = parent(of: id), !classRecord(of: parent).base.isContainer,
      call.receiver == id, containment.isLeaving(id),
      call.callback == .viewWillDisappear || call.callback == .viewDidDisappear
    else { return nil }
    return .movingInContainer
  }

  /// The situation in which no source tells the stack of a navigation controller.
  public func doubtOfStack(_ id: ObjectID) -> UnknownCalls? {
    if navigations[id].pending?.followsPush == true { return .secondPush }
    let isPresenting = navigations[id].pushedDuring.map { $0 == runningPresentation } ?? false
    return isPresenting ? .pushInPresentation : nil
  }

  /// The situation in which no source tells the pages of a page view controller.
  public func doubtOfPages(_ id: ObjectID) -> UnknownCalls? {
    guard callUnderWay?.callback != .pageDidFinishAnimating else { return nil }
    return transitions.contains { $0.container == id && $0.isInteractive && !$0.isCancelled }
      ? .pageInTurn : nil
  }

  /// The situations in which no source tells a property of a view.
  public func doubts(ofView id: ObjectID) -> [UnknownCalls] {
    var doubts: [UnknownCalls] = []
    func add(_ calls: UnknownCalls, _ isSo: Bool) {
      if isSo, calls.releases.contains(release) { doubts.append(calls) }
    }
    var top = id
    while let superview = views[top].superview { top = superview }
    let owner = controller(ofView: top)
    let window = views[top].isWindow ? top : windows.first { views[$0].rootViewController == owner }
    add(.hiddenWindow, window.map { views[$0].wasShown } ?? false)
    guard let controller = controller(ofView: id) else { return doubts }
    add(.containerLook, classRecord(of: controller).base.isContainer)
    add(.insetByConstraints, parent(of: controller) != nil && isAroundPlacedByConstraints(id))
    add(.lookOfAlert, classRecord(of: controller).base == .alertController)
    guard let presented = presenting.presentedAncestor(of: controller),
      let record = presenting.presentation(of: presented), record.phase != .idle
    else { return doubts }
    add(
      .contextInContainer,
      record.style.isOfContext && record.presenting.map { parent(of: $0) != nil } ?? false)
    guard presented == controller else { return doubts }
    add(.placeInPopover, record.style == .popover)
    add(.viewAroundPresented, record.style == .popover || record.style.isSheet)
    add(
      .floatingSheet,
      record.style.isSheet && record.sheet.list != [.large] && device.idiom == .phone)
    return doubts
  }

  /// Returns true if constraints place the view of a child, or a plain view between the views of child
  /// and parent.
  private func isAroundPlacedByConstraints(_ id: ObjectID) -> Bool {
    var view = id
    while !views[view].usesConstraints {
      guard let superview = views[view].superview, views[superview].isPlain else { return false }
      view = superview
    }
    return true
  }

  /// Notes that code gives a view another frame.
  func noteMove(of view: ObjectID, to frame: Rect) {
    guard views[view].frame != frame, let controller = controller(ofView: view),
      appearanceState(of: controller) == .appeared
    else { return }
    let record = presenting.presentation(of: controller)
    let isOver = record.map { $0.phase == .presented && $0.style == .overFullScreen } ?? false
    let isContained = parent(of: controller).map { classRecord(of: $0).base.isContainer } ?? false
    if isOver || isContained || hierarchy.isWindowRoot(controller) {
      note(.movedRoot, for: [controller, view])
    }
  }

  /// The situation in which no source tells the preferred size of a controller.
  public func doubtOfPreferredSize(of id: ObjectID) -> UnknownCalls? {
    guard objects.record(of: classID(of: id)).base == .navigationController,
      preferredContentSize(of: id) == Size(width: 0, height: 0),
      children(of: id).contains(where: {
        preferredContentSize(of: $0) != Size(width: 0, height: 0)
      })
    else { return nil }
    return .preferredSizeOfChild
  }

  /// The situation in which no source tells the traits of a controller or view.
  public func doubtOfTraits(of id: ObjectID) -> UnknownCalls? {
    guard UnknownCalls.traitsOutOfWindow.releases.contains(release) else { return nil }
    var view: ObjectID? = id
    if kind(of: id) == .controller {
      var top = id
      while let parent = parent(of: top) { top = parent }
      view = controllers[top].view
    }
    return isInWindow(view) ? nil : .traitsOutOfWindow
  }

  /// Notes that the author's code asks for the presentation controller of a controller.
  public func noteQuestionForPresentationController() { note(.askedPresentationController) }

  /// The call that a controller gets at the moment, just before or during the body of the callback.
  private var callUnderWay: (receiver: ObjectID, callback: Callback, value: EventValue)? {
    if let event = trace.events.last, event.step != .author, event.step == current.step,
      case .object(let id) = event.receiver
    {
      return (id, event.callback, event.arguments.first?.value ?? .none)
    }
    guard let delivery = deliveries.last, delivery.context.step != .author else { return nil }
    return (delivery.receiver, delivery.callback, delivery.values.first ?? .none)
  }

  /// The situation in which no source tells the parent of a controller.
  public func doubtOfParent(of id: ObjectID) -> UnknownCalls? {
    if isPoppedSoon(id) { return .parentOfPopped }
    if let parent = parent(of: id), isDeinitializing(parent) { return .parentInDeinit }
    guard UnknownCalls.parentBeforeMove.releases.contains(release), let call = callUnderWay,
      call.callback == .willMoveToParent, call.receiver == id, call.value != .none
    else { return nil }
    return .parentBeforeMove
  }

  /// The situation in which no source tells the containers around a controller.
  public func doubtOfContainers(of id: ObjectID) -> UnknownCalls? {
    var child = id
    while let parent = parent(of: child) {
      if isPoppedSoon(child) { return .parentOfPopped }
      child = parent
    }
    return nil
  }

  /// True for a controller on screen that is off the stack, while the pop has not begun.
  private func isPoppedSoon(_ id: ObjectID) -> Bool {
    guard let parent = parent(of: id), kind(of: parent) == .controller,
      controllers[parent].kind == .navigationController
    else { return false }
    return navigations[parent].pending != nil && !navigations[parent].stack.contains(id)
  }
}
