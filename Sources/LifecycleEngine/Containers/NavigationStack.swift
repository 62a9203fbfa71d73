// The agreement of a navigation controller's stack and screen after a change.
extension NavigationControllers {
  /// A new controller comes onto the stack, and appears at the top.
  func take(_ controller: ObjectID, asTopOf id: ObjectID) {
    world.controllers[controller].isMovingToParent = true
    takeIn(controller, to: id)
    // A callback may have shown the stack before the controller became a child.
    if world.containers.displayedChild(of: id) == controller,
      world.appearanceState(of: controller) == .appeared,
      world.parent(of: controller) == id, !world.transitions.isComing(controller, in: id)
    {
      world.perform(.childArrival, subject: controller, in: id)
    }
  }

  /// A UIKit container adds a controller. The controller may come back before the screen showed its
  /// departure, although the callbacks about the departure were already called.
  func takeIn(_ controller: ObjectID, to id: ObjectID) {
    let wasLeaving = world.controllers[controller].isMovingFromParent
    world.controllers[controller].isMovingFromParent = false
    if world.parent(of: controller) != id {
      world.addChild(controller, to: id)
    } else if wasLeaving {
      world.perform(.childReturn, subject: controller, in: id)
    }
  }

  /// A controller that is covered before its first appearance has arrived nevertheless. Source:
  /// `svc-imitation-offwindow-replace-stack`.
  func settleArrival(of controller: ObjectID, in id: ObjectID) {
    guard world.isMovingToParent(controller), world.containers.displayedChild(of: id) != controller,
      !world.transitions.isComing(controller, in: id)
    else { return }
    world.perform(.childArrival, subject: controller, in: id)
  }

  func popAll(above first: Int, of id: ObjectID, _ pending: PendingNavigation) -> [ObjectID] {
    let stack = world.navigations[id].stack
    let popped = Array(stack[first...])
    noteReturn(to: stack[first - 1], in: id, isPop: false, others: popped)
    world.navigations[id].stack = Array(stack[..<first])
    for controller in popped {
      letGo(of: controller, from: id, bySwipe: pending.isInteractive)
      world.autorelease(controller)
    }
    showTop(of: id, pending)
    return popped
  }

  /// Notes that a push and a pop change the stack before the screen shows the first change. If the
  /// controller on screen becomes the top again, no source tells any call, and else none of some others.
  /// - Parameters:
  ///   - isPop: True if the first change was a pop.
  ///   - others: The controllers that come and go, or that are the top in between.
  func noteReturn(to top: ObjectID?, in id: ObjectID, isPop: Bool, others: [ObjectID]) {
    guard world.navigations[id].pending?.isPop == isPop else { return }
    if world.containers.displayedChild(of: id) == top {
      world.note(.pushAndPop)
    } else if !others.isEmpty {
      world.note(.pushAndPop, for: others)
    }
  }

  /// A controller on screen leaves its container at the end of the transition, any other controller
  /// at once. Source: `arm1-pop-b-leaves`, `swiftnav-poptovc-sends-didmove-nil-to-middle`.
  func letGo(of controller: ObjectID, from id: ObjectID, bySwipe: Bool = false) {
    let isOnScreen =
      world.containers.isShowing(id) && world.containers.displayedChild(of: id) == controller
    world.splitViews.forgetSecondary(controller, poppedFrom: id)
    world.controllers[controller].isMovingToParent = false
    world.controllers[controller].isMovingFromParent = isOnScreen
    world.perform(bySwipe ? .swipeDeparture : .childDeparture, subject: controller)
    if !isOnScreen { world.removeFromParent(controller) }
  }

  /// Shows the top of the stack in the next layout, or when the navigation controller appears.
  func showTop(of id: ObjectID, _ pending: PendingNavigation) {
    guard world.containers.isShowing(id) || world.appearanceState(of: id) == .appeared else {
      return world.containers.followOffScreen(id)
    }
    world.checkAnimations(pending.isAnimated)
    world.navigations[id].pending = pending
    world.navigations[id].pending?.cause = world.current.stepInProgress
    world.navigations[id].pending?.origin = world.originInCode
    guard world.containers.isShowing(id) else {
      // A controller that has appeared without a window has no update to wait for.
      return world.act(as: id) { beginPendingNavigation(in: id) }
    }
    world.layout.setNeedsLayout(ofContainer: id)
  }

  func beginPendingNavigation(in id: ObjectID) {
    guard let pending = world.navigations[id].pending, world.transitions.running(in: id) == nil
    else {
      return
    }
    world.navigations[id].pending = nil
    let from = world.containers.displayedChild(of: id)
    let to = world.navigations[id].stack.last
    guard from != to else {
      if let to { settleReturn(of: to, in: id) }
      return
    }
    // A push may hide a tab bar, and a pop may bring the tab bar back.
    world.layout.updateGeometry(of: id)
    world.act(for: pending.cause, pending.origin) { begin(pending, in: id, from: from, to: to) }
  }

  /// A push replaces the first controller, which has begun to appear in this layout and will not
  /// finish.
  func beginEarlyPush(in id: ObjectID) {
    guard let pending = world.navigations[id].pending, pending.comesEarly, !pending.isPop,
      world.holds(.pushBringsFirst)
    else { return }
    let first = ChoreographyIndex.navigationFirstAppearance.rawValue
    for transition in world.transitions
    where transition.choreography == first && transition.container == id
      && transition.wait == .containerAppeared
    {
      world.drop(transition.id)
      beginPendingNavigation(in: id)
    }
  }

  private func begin(
    _ pending: PendingNavigation, in id: ObjectID, from: ObjectID?, to: ObjectID?
  ) {
    if pending.comesEarly, let to { world.perform(.unbalancedAppearance, subject: to) }
    let isFirstOnTheWay = from.map { world.appearanceState(of: $0) == .appearing } ?? false
    let choreography: ChoreographyIndex =
      if pending.isInteractive {
        .navigationSwipeBack
      } else if pending.isPop {
        .navigationPop
      } else {
        pending.comesEarly && isFirstOnTheWay ? .navigationEarlyPush : .navigationPush
      }
    let animator = world.animators.animator(for: pending, in: id, from: from, to: to)
    let transition = world.start(
      choreography, in: id, from: from, to: to, animated: pending.isAnimated && from != nil,
      interactive: pending.isInteractive, animator: animator)
    if pending.isInteractive { world.transitions.hold(transition) }
  }

  /// The top was popped and pushed again before the screen showed a change.
  private func settleReturn(of top: ObjectID, in id: ObjectID) {
    world.controllers[top].isMovingFromParent = false
    if world.isMovingToParent(top) { world.perform(.childArrival, subject: top, in: id) }
  }

  /// A swipe back was cancelled: the popped controller is the top again, if still a child.
  func putBack(_ controller: ObjectID, ontoStackOf id: ObjectID) {
    guard world.parent(of: controller) == id else { return }
    world.controllers[controller].isMovingFromParent = false
    world.retain(controller)
    world.navigations[id].stack.append(controller)
  }

  /// `removeFromParent` takes a child off the stack.
  func forget(_ child: ObjectID, inNavigation id: ObjectID) {
    guard world.navigations[id].remove(child) else { return }
    world.autorelease(child)
    showTop(of: id, PendingNavigation(isPop: true, isAnimated: false))
  }

  /// A navigation controller continues with the requests that came during a transition.
  func navigationDidEndTransition(_ id: ObjectID) {
    if world.navigations[id].isNested {
      world.navigations[id].isNested = false
      world.perform(.unexpectedNavigationState, subject: id)
    }
    runDeferredOperations(of: id)
    guard world.containers.isShowing(id) else {
      world.navigations[id].pending = nil
      return
    }
    if world.navigations[id].pending == nil,
      world.containers.displayedChild(of: id) != world.navigations[id].stack.last
    {
      world.navigations[id].pending = PendingNavigation(isPop: true, isAnimated: false)
    }
    if world.navigations[id].pending != nil { world.layout.setNeedsLayout(ofContainer: id) }
    world.splitViews.settleColumns(after: id)
  }

  /// Keeps an operation until the transition is over.
  func keep(_ operation: NavigationOperation, for id: ObjectID) {
    for controller in operation.controllers { world.retain(controller) }
    world.navigations[id].deferred.append(
      DeferredNavigation(
        operation: operation, cause: world.current.stepInProgress, origin: world.originInCode))
  }

  private func runDeferredOperations(of id: ObjectID) {
    let deferred = world.navigations[id].takeDeferred()
    for entry in deferred {
      world.act(for: entry.cause, entry.origin) { carryOut(entry.operation, in: id) }
      for controller in entry.operation.controllers { world.release(controller) }
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

  /// A navigation controller that appears again calls its delegate about the shown controller. A
  /// running transition between two controllers, or a first appearance, makes the call itself.
  func tellOfReappearance(ofNavigation id: ObjectID) {
    let record = world.controllers[id]
    guard record.kind == .navigationController, record.appearance == .appeared,
      world.transitions.running(in: id) == nil,
      let displayed = world.containers.displayedChild(of: id)
    else { return }
    world.perform(
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
    _ = world.deliver(
      callback, toDelegate: world.navigations[container].delegate, from: container,
      [.object(controller), .boolean(transition.isAnimated)])
  }
}
