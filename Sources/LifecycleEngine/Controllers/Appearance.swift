/// The appearance state machine of one controller, and the forwarding to the children. UIKit's own
/// containers choose the child that takes part. A plain controller forwards to every child whose
/// view is inside the controller's view.
struct Appearances {
  let world: World

  /// Begins an appearance transition of a controller, as `beginAppearanceTransition` does.
  ///
  /// A begin in the running direction nests: the did callback comes with the last end. A begin in
  /// the other direction replaces the running transition, whose did callback never comes. Source:
  /// `begin-end-nesting`, `modals-begin-interrupt-appearing-by-disappearing`.
  /// - Returns: The number of the appearance transition that runs afterwards.
  @discardableResult
  func beginAppearance(
    of id: ObjectID, appearing: Bool, animated: Bool, forwarded: Bool = false
  ) -> Int {
    let target: AppearanceState = appearing ? .appearing : .disappearing
    if world.controllers[id].appearance == target, world.controllers[id].openBegins > 0 {
      // A parent that turned around twice has one begin of the child open, not two.
      if !(forwarded && world.controllers[id].isForwarded) { world.controllers[id].openBegins += 1 }
      return world.controllers[id].appearanceNumber
    }
    if appearing {
      world.loadViewIfNeeded(id)
      if world.controllers[id].view == nil { world.note(.viewlessScreen) }
      // The view gets new geometry, unless the view has never left the window.
      if let view = world.controllers[id].view, !world.isInWindow(view) {
        world.controllers[id].isGeometryFinal = false
        world.controllers[id].hasCurrentTraits = false
      }
    }
    let number = world.controllers[id].begin(target, animated: animated, forwarded: forwarded)
    let isPassedOn = deliverAppearance(
      appearing ? .viewWillAppear : .viewWillDisappear, to: id, [])
    // The callback may have turned the transition around, which the children then follow.
    guard world.controllers[id].appearanceNumber == number else { return number }
    if appearing { world.splitViews.arrangeColumnsForFirstAppearance(of: id) }
    if !isPassedOn { beginFollowers(of: id, appearing: appearing, number) }
    guard world.controllers[id].appearanceNumber == number else { return number }
    if appearing {
      world.containers.startFirstAppearanceOfDisplayedChild(in: id, animated: animated)
    }
    return number
  }

  /// Ends an appearance transition, as `endAppearanceTransition` does.
  func endAppearance(of id: ObjectID) {
    let number = world.controllers[id].appearanceNumber
    let appearing = world.controllers[id].appearance == .appearing
    if world.controllers[id].openBegins == 1, appearing, isOwedIsAppearing(id) {
      world.perform(.appearanceWithoutLayout, subject: id)
    }
    guard world.controllers[id].openBegins > 0, world.controllers[id].appearanceNumber == number
    else {
      return
    }
    world.controllers[id].openBegins -= 1
    guard world.controllers[id].openBegins == 0 else { return }
    world.controllers[id].appearance = appearing ? .appeared : .disappeared
    if appearing, world.controllers[id].owesSelectionClear {
      world.controllers[id].selectionClears += 1
    }
    world.controllers[id].owesSelectionClear = false
    world.controllers[id].isForwarded = false
    let followers = world.controllers[id].followers
    world.controllers[id].followers = []
    let isPassedOn = deliverAppearance(
      appearing ? .viewDidAppear : .viewDidDisappear, to: id, followers)
    if !isPassedOn { world.descend { for follower in followers { end(follower) } } }
    world.containerDidEndAppearance(id)
  }

  /// Begins the appearance of the children that follow in the transition with this number.
  func beginFollowers(of id: ObjectID, appearing: Bool, _ number: Int) {
    let animated = world.controllers[id].isAppearanceAnimated
    world.descend {
      for child in childrenThatFollow(id, appearing: appearing) {
        guard world.controllers[id].appearanceNumber == number else { return }
        // A callback of an earlier child may have removed this child, or begun its appearance.
        guard isOnView(child, of: id), follows(child, appearing: appearing) else { continue }
        let follower = beginFollowing(child, appearing: appearing, animated: animated)
        // A callback of the child may have deallocated the parent.
        guard world.alive(id) != nil else { return end(follower) }
        guard world.controllers[id].appearanceNumber == number else { return }
        world.controllers[id].followers.append(follower)
      }
    }
  }

  /// A parent that is deallocated during its own appearance ends the appearances of its children.
  func endFollowers(of id: ObjectID) {
    let followers = world.controllers[id].followers
    world.controllers[id].followers = []
    for follower in followers { end(follower) }
  }

  /// Begins the appearance of a child, or of a controller presented in the context of the child.
  func beginFollowing(_ child: ObjectID, appearing: Bool, animated: Bool) -> Follower {
    guard world.presenting.child(inContextOf: child) != nil else {
      let number = beginAppearance(
        of: child, appearing: appearing, animated: animated, forwarded: true)
      return Follower(controller: child, appearanceNumber: number, isInContext: false)
    }
    world.perform(
      .contextBegin, from: appearing ? nil : child, to: appearing ? child : nil, animated: animated)
    let number = world.controllers[child].appearanceNumber
    return Follower(controller: child, appearanceNumber: number, isInContext: true)
  }

  /// Ends the appearance of a follower, wherever the follower is by then, unless another appearance
  /// transition of the follower has begun. Source:
  /// `snapshot-double-appearance-when-begin-end-on-window-root`.
  func end(_ follower: Follower) {
    guard let controller = world.alive(follower.controller),
      world.controllers[controller].appearanceNumber == follower.appearanceNumber
    else { return }
    if follower.isInContext { return world.perform(.contextEnd, subject: controller) }
    endAppearance(of: controller)
    settleInAuthorsContainer(controller)
  }

  /// Returns true if a controller, or a controller that appears with it, is still owed
  /// `viewIsAppearing`.
  private func isOwedIsAppearing(_ id: ObjectID) -> Bool {
    let record = world.controllers[id]
    return record.owesIsAppearing
      || record.children.contains { world.controllers[$0].owesIsAppearing }
      || record.followers.contains { $0.isInContext }
  }

  /// Delivers `viewIsAppearing` to a controller that is owed the callback, then to the children
  /// that appear with the controller. The geometry is final if the view is in a window by then.
  func sendOwedIsAppearing(to id: ObjectID) {
    if world.controllers[id].owesIsAppearing, world.controllers[id].appearance == .appearing {
      world.controllers[id].owesIsAppearing = false
      if world.isInWindow(world.controllers[id].view) {
        world.controllers[id].isGeometryFinal = true
      }
      world.deliver(
        .viewIsAppearing, to: id, [.boolean(world.controllers[id].isAppearanceAnimated)])
    }
    world.descend {
      for child in world.controllers[id].children
      where world.controllers[child].owesIsAppearing
        && (world.controllers[child].isForwarded
          || world.controllers[child].isBegunByHand && isOnView(child, of: id))
      {
        world.layout.updateGeometry(of: child)
        sendOwedIsAppearing(to: child)
      }
      for follower in world.controllers[id].followers where follower.isInContext {
        world.layout.updateGeometry(of: follower.controller)
        world.perform(.contextIsAppearing, subject: follower.controller)
      }
    }
  }

  /// The children that appear or disappear with the parent. A child that has disappeared does not
  /// disappear again.
  private func childrenThatFollow(_ id: ObjectID, appearing: Bool) -> [ObjectID] {
    childrenOnView(of: id).filter { follows($0, appearing: appearing) }
  }

  func follows(_ child: ObjectID, appearing: Bool) -> Bool {
    switch world.controllers[child].appearance {
    case .disappeared: appearing
    case .appeared: !appearing
    case .appearing, .disappearing: true
    }
  }

  private func childrenOnView(of id: ObjectID) -> [ObjectID] {
    let record = world.controllers[id]
    if record.kind.showsOneChild {
      guard let displayed = world.containers.displayedChild(of: id) else { return [] }
      return withPresentations(displayed, in: id)
    }
    guard record.view != nil, forwardsAppearance(id) else { return [] }
    // The author's answer may have come with another child.
    return world.controllers[id].children.flatMap { withPresentations($0, in: id) }
      .filter { isOnView($0, of: id) }
  }

  /// The controllers on screen for a child: the child, unless covered, and the controllers
  /// presented in its context.
  private func withPresentations(_ child: ObjectID, in id: ObjectID) -> [ObjectID] {
    guard world.controllers[child].presented != nil else { return [child] }
    let presented = world.presenting.presented(inContextOf: child, in: id)
    return world.presenting.isCovered(child, in: id) ? presented : [child] + presented
  }

  /// Returns true if the container shows the child, or if the child's view is inside the parent's
  /// view. Returns true as well for a controller that is presented in the context of such a child.
  func isOnView(_ id: ObjectID, of parent: ObjectID) -> Bool {
    let context = world.presenting.child(inContextOf: id)
    let record = world.controllers[parent]
    if record.kind.showsOneChild {
      return world.containers.displayedChild(of: parent) == context ?? id
    }
    guard world.parent(of: context ?? id) == parent, let host = record.view,
      let view = world.controllers[id].view
    else { return false }
    return world.isDescendant(view, of: host)
  }

  /// Returns true if a controller lets the children appear together with it. The author's code may
  /// deny the forwarding for its own containers. Source: `appearance-forwarding-default`.
  func forwardsAppearance(_ id: ObjectID) -> Bool {
    guard world.objects.implements(.forwardsAppearance, id) else { return true }
    if case .boolean(false) = world.deliver(.forwardsAppearance, to: id) { return false }
    return true
  }

  /// A child of the author's container has finished its move in once the child has appeared.
  private func settleInAuthorsContainer(_ child: ObjectID) {
    guard world.controllers[child].appearance == .appeared,
      let parent = world.parent(of: child), !world.controllers[parent].kind.showsOneChild
    else { return }
    world.controllers[child].isMovingToParent = false
  }

  // MARK: Reading

  func appearanceState(of id: ObjectID) -> AppearanceState {
    guard world.kind(of: id) == .controller else { return .appeared }
    return world.controllers[id].appearance
  }
}

extension Appearances {
  func beginAppearanceTransition(of id: ObjectID, appearing: Bool, animated: Bool) {
    // A begin in a direction that is already reached is carried out nevertheless. Source:
    // `modals-begin-end-full-disappear`,
    // `snapshot-double-appearance-when-begin-end-on-window-root`.
    if appearanceState(of: id) == (appearing ? .appeared : .disappeared) {
      world.perform(.unbalancedAppearance, subject: id)
    }
    let record = world.controllers[id]
    if record.openBegins > record.openBeginsByHand { world.note(.begunTwice) }
    world.controllers[id].isBeginningByHand = true
    world.controllers[id].openBeginsByHand += 1
    defer {
      world.controllers[id].isBeginningByHand = false
      // A begin in the other direction replaces the open ones.
      let record = world.controllers[id]
      world.controllers[id].openBeginsByHand = min(record.openBeginsByHand, record.openBegins)
    }
    world.perform(
      .manualAppearanceBegin, from: appearing ? nil : id, to: appearing ? id : nil,
      animated: animated)
    if world.controllers[id].appearance == .appearing, !world.controllers[id].isForwarded {
      world.controllers[id].isBegunByHand = true
    }
  }

  func endAppearanceTransition(of id: ObjectID) {
    guard world.controllers[id].openBegins > 0 else {
      return world.perform(.unbalancedAppearance, subject: id)
    }
    let byHand = world.controllers[id].openBeginsByHand
    world.controllers[id].openBeginsByHand = max(byHand - 1, 0)
    world.perform(.manualAppearanceEnd, subject: id)
    if world.controllers[id].appearance == .disappeared,
      world.isInWindow(world.controllers[id].view)
    {
      world.note(.endedByHand, for: [id])
    }
    settleInAuthorsContainer(id)
  }
}
