// The effects of the author's moves of controllers' views. A controller whose view comes into a
// window, or leaves a window, appears or disappears. The exceptions are a UIKit container that
// handles the appearance, and a begin by hand.
extension ViewHierarchy {
  func addSubview(
    _ id: ObjectID, to superview: ObjectID, at place: SubviewPlace = .front
  ) {
    let isLaidOut = world.updateState.isLayingOut(superview)
    let needsLayout = world.views[superview].needsLayout
    addSubview(id, to: superview, at: place) { true }
    if isLaidOut, world.holds(.layoutKeepsAdditions) {
      world.views[superview].needsLayout = needsLayout
    }
  }

  /// Adds a view, unless an earlier callback of the view's controllers makes the view unwanted.
  func addSubview(
    _ id: ObjectID, to superview: ObjectID, at place: SubviewPlace = .front, if isWanted: () -> Bool
  ) {
    guard isWanted(), checkHierarchy(adding: id, to: superview) else { return }
    // The window need not be visible. Source: `viewwillappear-needs-window-livefront`.
    let comes = world.window(of: superview) != nil
    guard comes != (world.window(of: id) != nil) else {
      return attach(id, to: superview, at: place, if: isWanted)
    }
    move(id, comes, isByContainer: false) {
      if isWanted() { attach(id, to: superview, at: place, if: isWanted) }
    }
  }

  /// A UIKit container adds the view of a child. The children that the child has got since its
  /// `viewWillAppear` appear together with it, but no controller without a parent does. Source:
  /// `addsubview-without-addchild-ivanchan`.
  func addSubview(
    _ id: ObjectID, ofChildTo superview: ObjectID, at place: SubviewPlace = .front,
    if isWanted: () -> Bool = { true }
  ) {
    guard id != superview, !isDescendant(superview, of: id), isWanted() else { return }
    guard world.isInWindow(superview), !world.isInWindow(id) else {
      return attach(id, to: superview, at: place, if: isWanted)
    }
    guard checkHierarchy(inside: id, under: superview) else { return }
    move(id, true, isByContainer: true) {
      if isWanted() { attach(id, to: superview, at: place, if: isWanted) }
    }
  }

  /// A view's move into a window or out of it.
  private struct Move {
    let comes: Bool
    let isByContainer: Bool
    /// The transitions of the controllers that move with the view.
    var started: [Int] = []
    /// The controllers whose views have been seen to move.
    var seen: [ObjectID] = []
  }

  /// Moves a view into or out of a window, between the will and did callbacks of controllers.
  private func move(
    _ view: ObjectID, _ comes: Bool, isByContainer: Bool, _ change: () -> Void
  ) {
    world.retain(view)
    var move = Move(comes: comes, isByContainer: isByContainer)
    startMoves(of: view, &move)
    change()
    // A callback of the author's views may have added another controller's view.
    if comes, world.window(of: view) != nil { startMoves(of: view, &move) }
    for transition in move.started {
      // A callback may have removed the place that the view was to come into.
      if comes, world.window(of: view) == nil {
        world.cancel(transition)
      } else {
        world.resume(transition, from: .viewMove)
      }
    }
    world.release(view)
  }

  private func startMoves(of view: ObjectID, _ move: inout Move) {
    if let controller = world.views[view].controller, !move.seen.contains(controller) {
      move.seen.append(controller)
      startMove(of: controller, with: view, &move)
    }
    guard world.stop == nil, world.isWithinNesting(world.nesting) else { return }
    world.nesting += 1
    // A callback of a subview may add another subview, which moves along.
    var seen: [ObjectID] = []
    while seen != world.views[view].subviews, world.stop == nil {
      let before = seen
      seen = world.views[view].subviews
      for subview in seen where !before.contains(subview) {
        guard world.views[subview].superview == view else { continue }
        startMoves(of: subview, &move)
      }
    }
    world.nesting -= 1
  }

  private func startMove(of controller: ObjectID, with view: ObjectID, _ move: inout Move) {
    let comes = move.comes
    guard moves(controller, with: view, comes), !move.isByContainer || goesAlong(controller, comes)
    else { return }
    if comes, let parent = world.parent(of: controller),
      world.appearanceState(of: parent) == .appearing, isInLayoutCallback(of: parent)
    {
      world.note(.childInAppearance, for: [controller])
    }
    // The controller gets `viewIsAppearing` in its layout.
    world.views[view].needsLayout = true
    move.started.append(
      world.start(
        comes ? .viewArrival : .viewRemoval, in: world.parent(of: controller),
        from: comes ? nil : controller, to: comes ? controller : nil, animated: false))
  }

  /// Returns true if a controller goes along when a UIKit container moves a view around the
  /// controller's view. A child that the container did not know at the begin goes along, and a
  /// controller presented in a context.
  private func goesAlong(_ id: ObjectID, _ comes: Bool) -> Bool {
    guard world.parent(of: id) == nil else { return comes }
    return world.presenting.presentation(of: id).map { $0.phase == .presented } ?? false
  }

  /// Takes out a view: of a child by a UIKit container, or the container view of a finished
  /// presentation. An earlier callback may make the view stay.
  func takeOut(view: ObjectID, isByContainer: Bool = true, if isLeaving: () -> Bool = { true }) {
    guard world.views[view].superview != nil else { return }
    move(view, false, isByContainer: isByContainer) { detach(view, if: isLeaving) }
  }

  /// Returns true if a controller appears or disappears because its view moves.
  private func moves(_ id: ObjectID, with view: ObjectID, _ comes: Bool) -> Bool {
    let record = world.controllers[id]
    switch record.appearance {
    case .disappeared: guard comes else { return false }
    case .appeared: guard !comes, world.window(of: view) != nil else { return false }
    // The parent may be about to appear, so that the view is in no window yet.
    case .appearing: guard !comes, record.isForwarded else { return false }
    // A window's old root may come back as a plain view before the root has disappeared. Source:
    // `old-root-view-added-to-new-root-asdepthmodal17`. A controller that is being dismissed goes
    // on leaving.
    case .disappearing: guard comes, !record.isBeingDismissed else { return false }
    }
    guard let parent = record.parent else { return true }
    let container = world.controllers[parent]
    let isOnScreen = container.appearance == .appearing || container.appearance == .appeared
    guard !container.kind.showsOneChild, isOnScreen || !comes else { return false }
    return world.appearances.forwardsAppearance(parent)
  }

  /// True in the body of a layout callback of a controller.
  private func isInLayoutCallback(of id: ObjectID) -> Bool {
    world.deliveries.contains {
      $0.receiver == id
        && ($0.callback == .viewWillLayoutSubviews || $0.callback == .viewDidLayoutSubviews)
    }
  }

  /// Returns true if the controller is a window's root view controller.
  func isWindowRoot(_ id: ObjectID) -> Bool { world.views.isWindowRoot(id) }
}
