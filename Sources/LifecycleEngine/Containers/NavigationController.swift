/// What the world knows of a navigation controller beside its children.
struct NavigationRecord {
  /// The stack from the root to the top, held strongly.
  var stack: [ObjectID] = []
  /// The controller on screen; behind the stack until the next layout.
  var displayed: ObjectID?
  /// The stack before a gesture that may be cancelled, held strongly.
  var stackBeforeGesture: [ObjectID] = []
  var pending: PendingNavigation?
  /// Operations asked for while a transition was running.
  var deferred: [NavigationOperation] = []
  /// The delegate, held weakly.
  var delegate: ObjectID?
}

/// A change of the stack that the next layout will show.
struct PendingNavigation {
  var isPop: Bool
  var isAnimated: Bool
  var isInteractive: Bool
}

/// An operation kept until the running transition is over; its controllers are held strongly.
enum NavigationOperation {
  case push(ObjectID, animated: Bool)
  case pop(to: ObjectID?, animated: Bool)
  case set([ObjectID], animated: Bool)
}

// The stack changes at once, what the screen shows only in the next layout of the navigation
// controller. Source: `nav-push-deferred`, `lasso-nav-push-animated`, `lasso-nav-push-nonanimated`.
extension World {
  /// The stack, the root first.
  public func viewControllers(ofNavigation id: ObjectID) -> [ObjectID] {
    navigations[containerSlot(id)].stack
  }

  /// Sets the delegate of a navigation controller, which is held weakly.
  public func setNavigationDelegate(_ delegate: ObjectID?, of id: ObjectID) {
    navigations[containerSlot(id)].delegate = delegate
  }

  /// The delegate, if it is alive.
  public func navigationDelegate(of id: ObjectID) -> ObjectID? {
    alive(navigations[containerSlot(id)].delegate)
  }

  /// What `pushViewController` does.
  public func push(_ controller: ObjectID, onto id: ObjectID, animated: Bool) {
    if navigations[containerSlot(id)].stack.contains(controller) {
      return raisePushedTwice(controller, id)
    }
    if isBusy(id) {
      retain(controller)
      navigations[containerSlot(id)].deferred.append(.push(controller, animated: animated))
      return
    }
    retain(controller)
    navigations[containerSlot(id)].stack.append(controller)
    controllers[controllerSlot(controller)].isMovingToParent = true
    addChild(controller, to: id)
    if isShowing(id) { loadViewIfNeeded(controller) }
    setPending(in: id, isPop: false, animated: animated)
  }

  /// What `popViewController` does.
  /// - Returns: The popped controller, `nil` when only the root is left.
  public func pop(from id: ObjectID, animated: Bool, interactive: Bool = false) -> ObjectID? {
    let stack = navigations[containerSlot(id)].stack
    guard stack.count > 1 else { return nil }
    if isBusy(id) {
      navigations[containerSlot(id)].deferred.append(.pop(to: nil, animated: animated))
      return stack.last
    }
    return popTop(stack.count - 1, of: id, animated: animated, interactive: interactive).last
  }

  /// What `popToViewController` does; with `nil` what `popToRootViewController` does.
  /// - Returns: The popped controllers, the lowest first.
  public func pop(to target: ObjectID?, from id: ObjectID, animated: Bool) -> [ObjectID] {
    let stack = navigations[containerSlot(id)].stack
    let index = target.map { stack.firstIndex(of: $0) ?? -1 } ?? 0
    guard index >= 0 else {
      raise(
        "NSInternalInconsistencyException",
        "Tried to pop to a view controller that doesn't exist.")
      return []
    }
    guard index + 1 < stack.count else { return [] }
    if isBusy(id) {
      if let target { retain(target) }
      navigations[containerSlot(id)].deferred.append(
        .pop(to: target ?? keep(stack[0]), animated: animated))
      return []
    }
    return popTop(index + 1, of: id, animated: animated, interactive: false)
  }

  /// What `setViewControllers` does.
  public func setViewControllers(
    _ controllers: [ObjectID], ofNavigation id: ObjectID, animated: Bool
  ) {
    if isBusy(id) {
      for controller in controllers { retain(controller) }
      navigations[containerSlot(id)].deferred.append(.set(controllers, animated: animated))
      return
    }
    let old = navigations[containerSlot(id)].stack
    for controller in controllers { retain(controller) }
    navigations[containerSlot(id)].stack = controllers
    let displayed = navigations[containerSlot(id)].displayed
    let isPop = controllers.last.map { old.contains($0) && $0 != old.last } ?? true
    for controller in old where !controllers.contains(controller) {
      leaveStack(controller, isDisplayed: controller == displayed, isShown: isShowing(id))
    }
    for controller in controllers where !old.contains(controller) {
      addChild(controller, to: id)
      if controller != controllers.last {
        perform(.childArrival, subject: controller, in: id)
      } else {
        self.controllers[controllerSlot(controller)].isMovingToParent = true
      }
    }
    if isShowing(id), let top = controllers.last { loadViewIfNeeded(top) }
    setPending(in: id, isPop: isPop, animated: animated)
    for controller in old { autorelease(controller) }
  }

  private func keep(_ id: ObjectID) -> ObjectID {
    retain(id)
    return id
  }

  private func raisePushedTwice(_ controller: ObjectID, _ id: ObjectID) {
    let text =
      release >= Release(13)
      ? "\(describe(id)) is pushing the same view controller instance (\(describe(controller))) "
        + "more than once which is not supported and is most likely an error in the application"
      : "Pushing the same view controller instance more than once is not supported "
        + "(\(describe(controller)))"
    raise("NSInvalidArgumentException", text)
  }

  /// A running transition between two controllers, or a held gesture, makes operations wait.
  private func isBusy(_ id: ObjectID) -> Bool {
    guard let running = runningTransition(in: id), let index = transitionIndex(running) else {
      return false
    }
    return transitions[index].from != nil
  }

  private func popTop(
    _ first: Int, of id: ObjectID, animated: Bool, interactive: Bool
  ) -> [ObjectID] {
    let stack = navigations[containerSlot(id)].stack
    let displayed = navigations[containerSlot(id)].displayed
    let popped = Array(stack[first...])
    if interactive {
      for controller in stack { retain(controller) }
      navigations[containerSlot(id)].stackBeforeGesture = stack
    }
    navigations[containerSlot(id)].stack = Array(stack[..<first])
    for controller in popped {
      leaveStack(controller, isDisplayed: controller == displayed, isShown: isShowing(id))
      autorelease(controller)
    }
    setPending(in: id, isPop: true, animated: animated, interactive: interactive)
    return popped
  }

  /// A controller that is on screen leaves its container when its transition is over, any other at
  /// once. Source: `arm1-pop-b-leaves`, `swiftnav-poptovc-sends-didmove-nil-to-middle`.
  private func leaveStack(_ controller: ObjectID, isDisplayed: Bool, isShown: Bool) {
    perform(.childDeparture, subject: controller)
    if isDisplayed && isShown {
      controllers[controllerSlot(controller)].isMovingFromParent = true
    } else {
      removeFromParent(controller)
    }
  }

  private func setPending(
    in id: ObjectID, isPop: Bool, animated: Bool, interactive: Bool = false
  ) {
    let slot = containerSlot(id)
    guard isShowing(id), navigations[slot].displayed != nil else {
      if navigations[slot].displayed != nil, !isShowing(id) { showTopOffscreen(id) }
      return
    }
    navigations[slot].pending = PendingNavigation(
      isPop: isPop, isAnimated: animated, isInteractive: interactive)
    setNeedsLayout(ofContainer: id)
  }

  /// A navigation controller that is not on screen shows its new top when it appears again.
  private func showTopOffscreen(_ id: ObjectID) {
    if let displayed = navigations[containerSlot(id)].displayed { removeView(of: displayed) }
    navigations[containerSlot(id)].displayed = nil
  }

  func beginPendingNavigation(in id: ObjectID) {
    let slot = containerSlot(id)
    guard let pending = navigations[slot].pending, runningTransition(in: id) == nil else { return }
    navigations[slot].pending = nil
    let from = navigations[slot].displayed
    let to = navigations[slot].stack.last
    guard from != to else { return }
    let choreography: ChoreographyIndex =
      pending.isInteractive
      ? .navigationSwipeBack : (pending.isPop ? .navigationPop : .navigationPush)
    let transition = start(
      choreography, in: id, from: from, to: to, animated: pending.isAnimated,
      interactive: pending.isInteractive)
    if pending.isInteractive, transitionIndex(transition) != nil { heldGesture = transition }
  }

  func restoreStack(of id: ObjectID) {
    let slot = containerSlot(id)
    let stack = navigations[slot].stackBeforeGesture
    let old = navigations[slot].stack
    navigations[slot].stack = stack
    navigations[slot].stackBeforeGesture = []
    for controller in old { release(controller) }
  }

  /// Lets go of the stack kept for a gesture that was finished.
  func forgetStackBeforeGesture(of id: ObjectID) {
    let kept = navigations[containerSlot(id)].stackBeforeGesture
    navigations[containerSlot(id)].stackBeforeGesture = []
    for controller in kept { release(controller) }
  }

  func runDeferredOperations(of id: ObjectID) {
    forgetStackBeforeGesture(of: id)
    let deferred = navigations[containerSlot(id)].deferred
    navigations[containerSlot(id)].deferred = []
    for operation in deferred {
      switch operation {
      case .push(let controller, let animated):
        push(controller, onto: id, animated: animated)
        release(controller)
      case .pop(let target, let animated):
        if let target {
          _ = pop(to: target, from: id, animated: animated)
          release(target)
        } else {
          _ = pop(from: id, animated: animated)
        }
      case .set(let controllers, let animated):
        setViewControllers(controllers, ofNavigation: id, animated: animated)
        for controller in controllers { release(controller) }
      }
    }
  }

  func sendNavigationDelegate(
    _ callback: Callback, _ controller: ObjectID, _ transition: Transition
  ) {
    guard let container = transition.container else { return }
    _ = deliver(
      callback, toDelegate: navigations[containerSlot(container)].delegate, from: container,
      [.object(controller), .boolean(transition.isAnimated)])
  }
}
