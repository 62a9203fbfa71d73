/// What a navigation controller tells its delegate.
enum NavigationAction: Sendable {
  case willShow, didShow
  /// What has a search controller presents in its own place.
  case defineContext
}

// How a navigation controller's stack and what it shows come together again after a change.
extension World {
  /// A new controller comes onto the stack, and appears on the top of it.
  func take(_ controller: ObjectID, asTopOf id: ObjectID) {
    controllers[controllerSlot(controller)].isMovingToParent = true
    takeIn(controller, to: id)
    // A callback may have brought the stack on the screen before it was a child.
    if displayedChild(of: id) == controller, appearanceState(of: controller) == .appeared,
      parent(of: controller) == id, !isComing(controller, in: id)
    {
      perform(.childArrival, subject: controller, in: id)
    }
  }

  /// UIKit's own container takes a controller in, or takes it back: it may have come back before its
  /// departure was shown, of which it has been told.
  func takeIn(_ controller: ObjectID, to id: ObjectID) {
    let wasLeaving = controllers[controllerSlot(controller)].isMovingFromParent
    controllers[controllerSlot(controller)].isMovingFromParent = false
    if parent(of: controller) != id {
      addChild(controller, to: id)
    } else if wasLeaving {
      perform(.childReturn, subject: controller, in: id)
    }
  }

  /// A controller that another one covers before it ever appeared has arrived all the same.
  /// Source: `svc-imitation-offwindow-replace-stack`.
  func settleArrival(of controller: ObjectID, in id: ObjectID) {
    guard isMovingToParent(controller), displayedChild(of: id) != controller,
      !isComing(controller, in: id)
    else { return }
    perform(.childArrival, subject: controller, in: id)
  }

  func popAll(above first: Int, of id: ObjectID, _ pending: PendingNavigation) -> [ObjectID] {
    let stack = navigations[containerSlot(id)].stack
    let popped = Array(stack[first...])
    navigations[containerSlot(id)].stack = Array(stack[..<first])
    for controller in popped {
      letGo(of: controller, from: id, bySwipe: pending.isInteractive)
      autorelease(controller)
    }
    showTop(of: id, pending)
    return popped
  }

  /// A controller that is on screen leaves its container when its transition is over, any other at
  /// once. Source: `arm1-pop-b-leaves`, `swiftnav-poptovc-sends-didmove-nil-to-middle`.
  func letGo(of controller: ObjectID, from id: ObjectID, bySwipe: Bool = false) {
    let isOnScreen = isShowing(id) && displayedChild(of: id) == controller
    forgetSecondary(controller, poppedFrom: id)
    controllers[controllerSlot(controller)].isMovingToParent = false
    controllers[controllerSlot(controller)].isMovingFromParent = isOnScreen
    perform(bySwipe ? .swipeDeparture : .childDeparture, subject: controller)
    if !isOnScreen { removeFromParent(controller) }
  }

  /// Shows the top of the stack in the next layout, or when the navigation controller appears.
  func showTop(of id: ObjectID, _ pending: PendingNavigation) {
    guard isShowing(id) || appearanceState(of: id) == .appeared else { return followOffScreen(id) }
    navigations[containerSlot(id)].pending = pending
    navigations[containerSlot(id)].pending?.cause = stepInProgress
    navigations[containerSlot(id)].pending?.origin = currentOrigin
    guard isShowing(id) else {
      // One that has appeared without a window has no update to wait for.
      return act(as: id) { beginPendingNavigation(in: id) }
    }
    setNeedsLayout(ofContainer: id)
  }

  func beginPendingNavigation(in id: ObjectID) {
    let slot = containerSlot(id)
    guard let pending = navigations[slot].pending, runningTransition(in: id) == nil else { return }
    navigations[slot].pending = nil
    let from = displayedChild(of: id)
    let to = navigations[slot].stack.last
    guard from != to else {
      if let to { settleReturn(of: to, in: id) }
      return
    }
    // A tab bar may go with what is pushed, or come back.
    updateGeometry(of: id)
    act(for: pending.cause, pending.origin) { begin(pending, in: id, from: from, to: to) }
  }

  private func begin(
    _ pending: PendingNavigation, in id: ObjectID, from: ObjectID?, to: ObjectID?
  ) {
    if pending.comesEarly, let to { perform(.unbalancedAppearance, subject: to) }
    let choreography: ChoreographyIndex =
      pending.isInteractive
      ? .navigationSwipeBack : (pending.isPop ? .navigationPop : .navigationPush)
    let transition = start(
      choreography, in: id, from: from, to: to, animated: pending.isAnimated && from != nil,
      interactive: pending.isInteractive)
    if pending.isInteractive, transitionIndex(transition) != nil { heldGesture = transition }
  }

  /// The top was taken off the stack and put back before the screen showed anything of it.
  private func settleReturn(of top: ObjectID, in id: ObjectID) {
    controllers[controllerSlot(top)].isMovingFromParent = false
    if isMovingToParent(top) { perform(.childArrival, subject: top, in: id) }
  }

  /// A swipe back was cancelled: what it popped is the top again, if it is still a child.
  func putBack(_ controller: ObjectID, ontoStackOf id: ObjectID) {
    guard parent(of: controller) == id else { return }
    controllers[controllerSlot(controller)].isMovingFromParent = false
    retain(controller)
    navigations[containerSlot(id)].stack.append(controller)
  }

  /// `removeFromParent` takes a child off the stack.
  func forget(_ child: ObjectID, inNavigation id: ObjectID) {
    guard let index = navigations[containerSlot(id)].stack.firstIndex(of: child) else { return }
    navigations[containerSlot(id)].stack.remove(at: index)
    autorelease(child)
    showTop(of: id, PendingNavigation(isPop: true, isAnimated: false))
  }

  /// A navigation controller goes on with what it was asked to do during a transition.
  func navigationDidEndTransition(_ id: ObjectID) {
    if navigations[containerSlot(id)].isNested {
      navigations[containerSlot(id)].isNested = false
      perform(.unexpectedNavigationState, subject: id)
    }
    runDeferredOperations(of: id)
    let slot = containerSlot(id)
    guard isShowing(id) else {
      navigations[slot].pending = nil
      return
    }
    if navigations[slot].pending == nil, displayedChild(of: id) != navigations[slot].stack.last {
      navigations[slot].pending = PendingNavigation(isPop: true, isAnimated: false)
    }
    if navigations[slot].pending != nil { setNeedsLayout(ofContainer: id) }
    settleColumns(after: id)
  }

  /// Keeps an operation until the transition is over.
  func keep(_ operation: NavigationOperation, for id: ObjectID) {
    for controller in operation.controllers { retain(controller) }
    navigations[containerSlot(id)].deferred.append(
      DeferredNavigation(operation: operation, cause: stepInProgress, origin: currentOrigin))
  }

  private func runDeferredOperations(of id: ObjectID) {
    let deferred = navigations[containerSlot(id)].deferred
    navigations[containerSlot(id)].deferred = []
    for entry in deferred {
      act(for: entry.cause, entry.origin) { carryOut(entry.operation, in: id) }
      for controller in entry.operation.controllers { release(controller) }
    }
  }

  private func carryOut(_ operation: NavigationOperation, in id: ObjectID) {
    switch operation {
    case .push(let controller, let animated): push(controller, onto: id, animated: animated)
    case .pop(let target?, let animated): _ = pop(to: target, from: id, animated: animated)
    case .pop(nil, let animated): _ = pop(from: id, animated: animated)
    case .set(let controllers, let animated):
      replaceStack(controllers, ofNavigation: id, animated: animated)
    }
  }

  /// A navigation controller that appears again tells its delegate what it shows; where a transition
  /// between two controllers, or the first appearance, is under way, that one tells.
  func tellOfReappearance(ofNavigation id: ObjectID) {
    let record = controllers[controllerSlot(id)]
    guard record.kind == .navigationController, record.appearance == .appeared,
      runningTransition(in: id) == nil, let displayed = displayedChild(of: id)
    else { return }
    perform(
      .navigationReappearance, in: id, from: nil, to: displayed,
      animated: record.isAppearanceAnimated)
  }

  func perform(_ action: NavigationAction, on controller: ObjectID, _ transition: Transition) {
    guard let container = transition.container else { return }
    let callback: Callback
    switch action {
    case .willShow: callback = .navigationWillShow
    case .didShow: callback = .navigationDidShow
    case .defineContext: return defineContextForSearch(of: controller)
    }
    _ = deliver(
      callback, toDelegate: navigations[containerSlot(container)].delegate, from: container,
      [.object(controller), .boolean(transition.isAnimated)])
  }
}
