/// What the world knows of a navigation controller beside its children.
struct NavigationRecord: Equatable {
  /// The stack from the root to the top, held strongly.
  var stack: [ObjectID] = []
  /// The controller on screen; behind the stack until the next layout.
  var displayed: ObjectID?
  var pending: PendingNavigation?
  /// Operations asked for while a transition was running.
  var deferred: [DeferredNavigation] = []
  /// Whether another push or pop was asked for during an animated one, which matters up to iOS 7.
  var isNested = false
  /// Whether a swipe is asking for the pop that comes next.
  var isSwiped = false
  /// The stack that an exception is about, while it is raised.
  var refused: [ObjectID] = []
  var hidesNavigationBar = false
  var hidesToolbar = true
  /// The delegate, held weakly.
  var delegate: ObjectID?
}

/// A change of the stack that the next layout will show.
struct PendingNavigation: Equatable {
  var isPop: Bool
  var isAnimated: Bool
  var isInteractive = false
  /// Whether it was asked for while the first controller was on its way onto the screen.
  var comesEarly = false
  /// The step that has asked for it; `nil` where the author's code or the user did.
  var cause: StepReference?
  /// What led to that.
  var origin = Origin.none
}

/// An operation kept until the running transition is over; its controllers are held strongly.
struct DeferredNavigation: Equatable {
  let operation: NavigationOperation
  /// The step that has asked for it; `nil` where the author's code or the user did.
  let cause: StepReference?
  /// What led to that.
  let origin: Origin
}

/// What can be asked of a navigation controller during a transition.
enum NavigationOperation: Equatable {
  case push(ObjectID, animated: Bool)
  case pop(to: ObjectID?, animated: Bool)
  case set([ObjectID], animated: Bool)

  var controllers: [ObjectID] {
    switch self {
    case .push(let controller, _): [controller]
    case .pop(let target, _): target.map { [$0] } ?? []
    case .set(let controllers, _): controllers
    }
  }
}

// What the author's code asks of a navigation controller. The stack changes at once, what the
// screen shows only in the next layout of the navigation controller; what comes is not loaded
// before. The first change of the stack, which may be in `init`, loads the navigation controller's
// own view, on screen or not.
// Source: `nav-push-deferred`, `lasso-nav-push-animated`, `lasso-nav-push-nonanimated`,
// `svc-uinav-init-loads-nav-view` (iOS 13; no source says that another version differs).
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
  /// - Parameters:
  ///   - controller: The new top, which must not be on the stack.
  ///   - id: The navigation controller.
  ///   - animated: Whether the push is animated once it is shown.
  public func push(_ controller: ObjectID, onto id: ObjectID, animated: Bool) {
    let stack = navigations[containerSlot(id)].stack
    // A push that has to wait is looked at when its turn comes. Source:
    // `nav-push-deferred-after-ca-commit-stack`.
    if stack.contains(controller), !isBusy(id) {
      return perform(.pushedTwice, subject: controller, in: id)
    }
    if let misuse = misuse(ofPushing: controller) {
      return perform(misuse, subject: controller, in: id)
    }
    complainOfNesting(in: id, isPop: false, animated: animated)
    if !isBusy(id), let top = stack.last { settleArrival(of: top, in: id) }
    // What that has told may have pushed it, or begun a transition.
    guard isBusy(id) || !viewControllers(ofNavigation: id).contains(controller) else {
      return perform(.pushedTwice, subject: controller, in: id)
    }
    if isBusy(id) {
      keep(.push(controller, animated: animated), for: id)
      return
    }
    if holds(.pushBringsFirst) { beginFirstAppearance(in: id) }
    retain(controller)
    navigations[containerSlot(id)].stack.append(controller)
    take(controller, asTopOf: id)
    showTop(
      of: id,
      PendingNavigation(isPop: false, isAnimated: animated, comesEarly: isBringingItsFirst(id)))
    loadViewIfNeeded(id)
    if holds(.pushLoadsInCall), isShowing(id) { loadViewIfNeeded(controller) }
  }

  /// The first controller of a navigation controller does not wait for the layout any longer.
  private func beginFirstAppearance(in id: ObjectID) {
    let first = ChoreographyIndex.navigationFirstAppearance.rawValue
    for transition in transitions
    where transition.choreography == first && transition.container == id && transition.to == nil {
      resume(transition.id, from: .update)
    }
  }

  /// Whether the first controller of a navigation controller is on its way onto the screen.
  private func isBringingItsFirst(_ id: ObjectID) -> Bool {
    transitions.contains { transition in
      guard transition.container == id, transition.from == nil, let first = transition.to else {
        return false
      }
      return appearanceState(of: first) != .appeared
    }
  }

  /// Up to iOS 7 a push or pop during an animated one is reported, until what comes has appeared.
  private func complainOfNesting(in id: ObjectID, isPop: Bool, animated: Bool) {
    let isUnderWay =
      navigations[containerSlot(id)].pending.map { $0.isAnimated }
      ?? transitions.contains { transition in
        transition.container == id && transition.from != nil && transition.isAnimated
          && transition.to.map { appearanceState(of: $0) != .appeared } ?? true
      }
    guard animated, isUnderWay, isShowing(id), displayedChild(of: id) != nil else { return }
    navigations[containerSlot(id)].isNested = true
    perform(isPop ? .nestedPop : .nestedPush, in: id, from: nil, to: id)
  }

  /// The exception that a controller raises on any stack: the root is pushed like all the others.
  private func misuse(ofPushing controller: ObjectID) -> ChoreographyIndex? {
    switch controllers[controllerSlot(controller)].kind {
    case .navigationController: .pushedNavigationController
    case .splitViewController: .pushedSplitViewController
    default: nil
    }
  }

  /// What `popViewController` does.
  /// - Parameters:
  ///   - id: The navigation controller.
  ///   - animated: Whether the pop is animated once it is shown.
  ///   - interactive: Whether the user's finger leads it.
  /// - Returns: The popped controller, `nil` when only the root is left.
  public func pop(from id: ObjectID, animated: Bool, interactive: Bool = false) -> ObjectID? {
    let stack = navigations[containerSlot(id)].stack
    guard stack.count > 1 else { return nil }
    complainOfNesting(in: id, isPop: true, animated: animated)
    if isBusy(id) {
      keep(.pop(to: nil, animated: animated), for: id)
      return stack.last
    }
    return popAll(
      above: stack.count - 1, of: id,
      PendingNavigation(
        isPop: true, isAnimated: animated,
        isInteractive: interactive || navigations[containerSlot(id)].isSwiped)
    ).last
  }

  /// What `popToViewController` does; with `nil` what `popToRootViewController` does.
  /// - Parameters:
  ///   - target: The controller that becomes the top; it must be on the stack.
  ///   - id: The navigation controller.
  ///   - animated: Whether the pop is animated once it is shown.
  /// - Returns: The popped controllers, the lowest first.
  public func pop(to target: ObjectID?, from id: ObjectID, animated: Bool) -> [ObjectID] {
    let stack = navigations[containerSlot(id)].stack
    guard let target = target ?? stack.first else { return [] }
    guard let index = stack.firstIndex(of: target) else {
      perform(.poppedToStranger, subject: target, in: id)
      return []
    }
    guard index + 1 < stack.count else { return [] }
    complainOfNesting(in: id, isPop: true, animated: animated)
    if isBusy(id) {
      keep(.pop(to: target, animated: animated), for: id)
      return []
    }
    return popAll(
      above: index + 1, of: id, PendingNavigation(isPop: true, isAnimated: animated))
  }

  /// What `setViewControllers` does.
  /// - Parameters:
  ///   - new: The stack from the root to the top, each controller once.
  ///   - id: The navigation controller.
  ///   - animated: Whether the change of the top is animated.
  public func setViewControllers(
    _ new: [ObjectID], ofNavigation id: ObjectID, animated: Bool
  ) {
    for controller in new {
      guard let misuse = misuse(ofPushing: controller) else { continue }
      return perform(misuse, subject: controller, in: id)
    }
    for (index, controller) in new.enumerated() where new[..<index].contains(controller) {
      navigations[containerSlot(id)].refused = new
      perform(.repeatedInStack, subject: controller, in: id)
      navigations[containerSlot(id)].refused = []
      return
    }
    replaceStack(new, ofNavigation: id, animated: animated)
  }

  /// The same without looking at what is put onto the stack: a split view controller puts there
  /// whatever its columns are.
  func replaceStack(_ new: [ObjectID], ofNavigation id: ObjectID, animated: Bool) {
    if isBusy(id) {
      keep(.set(new, animated: animated), for: id)
      return
    }
    for controller in new { retain(controller) }
    let old = navigations[containerSlot(id)].stack
    navigations[containerSlot(id)].stack = new
    for controller in old where !new.contains(controller) { letGo(of: controller, from: id) }
    for controller in new.dropLast() {
      if !old.contains(controller) { takeIn(controller, to: id) }
      if !old.contains(controller) || isMovingToParent(controller) {
        perform(.childArrival, subject: controller, in: id)
      }
    }
    if let top = new.last, !old.contains(top) { take(top, asTopOf: id) }
    if !new.isEmpty { loadViewIfNeeded(id) }
    // A new top that was on the old stack comes back as by a pop.
    let isPop = new.last.map { old.contains($0) } ?? true
    showTop(of: id, PendingNavigation(isPop: isPop, isAnimated: animated))
    for controller in old { autorelease(controller) }
  }

  /// What `visibleViewController` of a navigation controller reads: what is presented over it, or
  /// the top of the stack.
  public func visibleViewController(ofNavigation id: ObjectID) -> ObjectID? {
    presentedViewController(of: id) ?? viewControllers(ofNavigation: id).last
  }

  /// Whether a controller is the lowest of a navigation controller's stack.
  func isRoot(_ id: ObjectID, ofNavigation container: ObjectID) -> Bool {
    kind(of: container) == .controller
      && controllers[controllerSlot(container)].kind == .navigationController
      && navigations[containerSlot(container)].stack.first == id
  }
}
