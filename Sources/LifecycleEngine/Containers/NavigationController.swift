/// Navigation controllers: what is asked of their stacks, and how the screen follows.
///
/// The stack changes at once. The screen follows only in the next layout of the navigation controller,
/// which loads the view of the controller that comes. The first change of the stack, which may be in
/// `init`, loads the navigation controller's own view, on screen or not.
/// Source: `nav-push-deferred`, `lasso-nav-push-animated`, `lasso-nav-push-nonanimated`,
/// `svc-uinav-init-loads-nav-view` (iOS 13; no source says that another version differs).
struct NavigationControllers {
  let world: World

  func push(_ controller: ObjectID, onto id: ObjectID, animated: Bool) {
    let stack = world.navigations[id].stack
    // A push that has to wait is checked when its turn comes. Source:
    // `nav-push-deferred-after-ca-commit-stack`.
    if stack.contains(controller), !world.transitions.isBusy(id) {
      return world.perform(.pushedTwice, subject: controller, in: id)
    }
    if let misuse = misuse(ofPushing: controller) {
      return world.perform(misuse, subject: controller, in: id)
    }
    complainOfNesting(in: id, isPop: false, animated: animated)
    if !world.transitions.isBusy(id), let top = stack.last { settleArrival(of: top, in: id) }
    // A callback may have pushed the controller, or begun a transition.
    guard
      world.transitions.isBusy(id) || !world.viewControllers(ofNavigation: id).contains(controller)
    else {
      return world.perform(.pushedTwice, subject: controller, in: id)
    }
    if world.transitions.isBusy(id) {
      keep(.push(controller, animated: animated), for: id)
      return
    }
    if world.holds(.pushBringsFirst) { beginFirstAppearance(in: id) }
    noteReturn(to: controller, in: id, isPop: true, others: stack.suffix(1).map { $0 })
    world.retain(controller)
    world.navigations[id].stack.append(controller)
    world.navigations[id].pushedDuring = world.runningPresentation
    take(controller, asTopOf: id)
    showTop(
      of: id,
      PendingNavigation(
        isPop: false, isAnimated: animated, comesEarly: isBringingItsFirst(id),
        followsPush: world.navigations[id].pending.map { !$0.isPop && $0.isAnimated } ?? false))
    world.loadViewIfNeeded(id)
    if world.holds(.pushLoadsInCall), world.containers.isShowing(id) {
      world.loadViewIfNeeded(controller)
    }
  }

  /// The first controller of a navigation controller does not wait for the layout any longer.
  private func beginFirstAppearance(in id: ObjectID) {
    let first = ChoreographyIndex.navigationFirstAppearance.rawValue
    for transition in world.transitions
    where transition.choreography == first && transition.container == id && transition.to == nil {
      world.resume(transition.id, from: .update)
    }
  }

  /// Returns true if the first controller of a navigation controller is coming onto the screen.
  private func isBringingItsFirst(_ id: ObjectID) -> Bool {
    world.transitions.contains { transition in
      guard transition.container == id, transition.from == nil, let first = transition.to else {
        return false
      }
      return world.appearanceState(of: first) != .appeared
    }
  }

  /// Up to iOS 7, UIKit reports an animated push or pop during another animated push or pop.
  private func complainOfNesting(in id: ObjectID, isPop: Bool, animated: Bool) {
    let isUnderWay =
      world.navigations[id].pending.map { $0.isAnimated }
      ?? world.transitions.contains { transition in
        transition.container == id && transition.from != nil && transition.isAnimated
          && transition.to.map { world.appearanceState(of: $0) != .appeared } ?? true
      }
    guard animated, isUnderWay, world.containers.isShowing(id),
      world.containers.displayedChild(of: id) != nil
    else { return }
    world.navigations[id].isNested = true
    world.perform(isPop ? .nestedPop : .nestedPush, in: id, from: nil, to: id)
  }

  /// The exception for a controller that no stack accepts, not even as the root.
  private func misuse(ofPushing controller: ObjectID) -> ChoreographyIndex? {
    switch world.controllers[controller].kind {
    case .navigationController: .pushedNavigationController
    case .splitViewController: .pushedSplitViewController
    default: nil
    }
  }

  func pop(from id: ObjectID, animated: Bool, interactive: Bool = false) -> ObjectID? {
    let stack = world.navigations[id].stack
    guard stack.count > 1 else {
      world.note(.popOfRoot)
      return nil
    }
    complainOfNesting(in: id, isPop: true, animated: animated)
    if world.transitions.isBusy(id) {
      keep(.pop(to: nil, animated: animated), for: id)
      return stack.last
    }
    return popAll(
      above: stack.count - 1, of: id,
      PendingNavigation(
        isPop: true, isAnimated: animated,
        isInteractive: interactive || world.navigations[id].isSwiped)
    ).last
  }

  func pop(to target: ObjectID?, from id: ObjectID, animated: Bool) -> [ObjectID] {
    let stack = world.navigations[id].stack
    guard let target = target ?? stack.first else { return [] }
    guard let index = stack.firstIndex(of: target) else {
      world.perform(.poppedToStranger, subject: target, in: id)
      return []
    }
    guard index + 1 < stack.count else {
      if index == 0 { world.note(.popOfRoot) }
      return []
    }
    complainOfNesting(in: id, isPop: true, animated: animated)
    if world.transitions.isBusy(id) {
      keep(.pop(to: target, animated: animated), for: id)
      return []
    }
    return popAll(
      above: index + 1, of: id, PendingNavigation(isPop: true, isAnimated: animated))
  }

  func setViewControllers(
    _ new: [ObjectID], ofNavigation id: ObjectID, animated: Bool
  ) {
    for controller in new {
      guard let misuse = misuse(ofPushing: controller) else { continue }
      return world.perform(misuse, subject: controller, in: id)
    }
    for (index, controller) in new.enumerated() where new[..<index].contains(controller) {
      world.navigations[id].refused = new
      world.perform(.repeatedInStack, subject: controller, in: id)
      world.navigations[id].refused = []
      return
    }
    replaceStack(new, ofNavigation: id, animated: animated)
  }

  /// Replaces the stack without checks of the new controllers. A split view controller puts its
  /// columns there, whatever they are.
  func replaceStack(_ new: [ObjectID], ofNavigation id: ObjectID, animated: Bool) {
    if world.transitions.isBusy(id) {
      keep(.set(new, animated: animated), for: id)
      return
    }
    for controller in new { world.retain(controller) }
    let old = world.navigations[id].stack
    noteReturn(to: new.last, in: id, isPop: false, others: old.filter { !new.contains($0) })
    world.navigations[id].stack = new
    for controller in old where !new.contains(controller) { letGo(of: controller, from: id) }
    for controller in new.dropLast() {
      if !old.contains(controller) { takeIn(controller, to: id) }
      if !old.contains(controller) || world.isMovingToParent(controller) {
        world.perform(.childArrival, subject: controller, in: id)
      }
    }
    if let top = new.last, !old.contains(top) { take(top, asTopOf: id) }
    if !new.isEmpty { world.loadViewIfNeeded(id) }
    // A new top that was on the old stack comes back as in a pop.
    let isPop = new.last.map { old.contains($0) } ?? true
    showTop(of: id, PendingNavigation(isPop: isPop, isAnimated: animated))
    for controller in old { world.autorelease(controller) }
  }

  /// Returns true if a controller is the lowest of a navigation controller's stack.
  func isRoot(_ id: ObjectID, ofNavigation container: ObjectID) -> Bool {
    world.kind(of: container) == .controller
      && world.controllers[container].kind == .navigationController
      && world.navigations[container].stack.first == id
  }
}
