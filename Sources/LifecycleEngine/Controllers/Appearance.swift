// The appearance state machine of one controller, and the forwarding to its children. UIKit's own
// containers decide which child takes part; a plain controller forwards to every child whose view
// is in its own.
extension World {
  /// Begins an appearance transition of a controller: what `beginAppearanceTransition` does.
  ///
  /// A begin in the direction already under way nests: the did callback comes with the last end.
  /// A begin in the other direction replaces the running transition, whose did callback never comes.
  /// Source: `begin-end-nesting`, `modals-begin-interrupt-appearing-by-disappearing`.
  /// - Returns: The number of the appearance transition that is under way then.
  @discardableResult
  func beginAppearance(
    of id: ObjectID, appearing: Bool, animated: Bool, forwarded: Bool = false
  ) -> Int {
    let slot = controllerSlot(id)
    let target: AppearanceState = appearing ? .appearing : .disappearing
    if controllers[slot].appearance == target, controllers[slot].openBegins > 0 {
      // A parent that turned around and back has one begin of its child open, not two.
      if !(forwarded && controllers[slot].isForwarded) { controllers[slot].openBegins += 1 }
      return controllers[slot].appearanceNumber
    }
    if appearing {
      loadViewIfNeeded(id)
      // It will get its geometry anew, unless it has never left the window.
      if let view = controllers[slot].view, !isInWindow(view) {
        controllers[slot].isGeometryFinal = false
        controllers[slot].hasCurrentTraits = false
      }
    }
    let number = controllers[slot].begin(target, animated: animated, forwarded: forwarded)
    let isPassedOn = deliverAppearance(
      appearing ? .viewWillAppear : .viewWillDisappear, to: id, [])
    // The callback may have turned the transition around; then that is what the children follow.
    guard controllers[slot].appearanceNumber == number else { return number }
    if appearing { arrangeColumnsForFirstAppearance(of: id) }
    if !isPassedOn { beginFollowers(of: id, appearing: appearing, number) }
    guard controllers[slot].appearanceNumber == number else { return number }
    if appearing { startFirstAppearanceOfDisplayedChild(in: id, animated: animated) }
    return number
  }

  /// Ends an appearance transition: what `endAppearanceTransition` does.
  func endAppearance(of id: ObjectID) {
    let slot = controllerSlot(id)
    let number = controllers[slot].appearanceNumber
    let appearing = controllers[slot].appearance == .appearing
    if controllers[slot].openBegins == 1, appearing, isOwedIsAppearing(id) {
      perform(.appearanceWithoutLayout, subject: id)
    }
    guard controllers[slot].openBegins > 0, controllers[slot].appearanceNumber == number else {
      return
    }
    controllers[slot].openBegins -= 1
    guard controllers[slot].openBegins == 0 else { return }
    controllers[slot].appearance = appearing ? .appeared : .disappeared
    controllers[slot].isForwarded = false
    let followers = controllers[slot].followers
    controllers[slot].followers = []
    let isPassedOn = deliverAppearance(
      appearing ? .viewDidAppear : .viewDidDisappear, to: id, followers)
    if !isPassedOn { descend { for follower in followers { end(follower) } } }
    containerDidEndAppearance(id)
  }

  /// Begins the appearance of the children that follow in the transition of this number.
  func beginFollowers(of id: ObjectID, appearing: Bool, _ number: Int) {
    let slot = controllerSlot(id)
    let animated = controllers[slot].isAppearanceAnimated
    descend {
      for child in childrenThatFollow(id, appearing: appearing) {
        guard controllers[slot].appearanceNumber == number else { return }
        // What was sent to the one before may have taken this one away, or brought it there itself.
        guard isOnView(child, of: id), follows(child, appearing: appearing) else { continue }
        let follower = beginFollowing(child, appearing: appearing, animated: animated)
        // What was sent to the child may have been the end of its parent.
        guard alive(id) != nil else { return end(follower) }
        guard controllers[slot].appearanceNumber == number else { return }
        controllers[slot].followers.append(follower)
      }
    }
  }

  /// A parent that is gone in the middle of its own appearance ends that of its children.
  func endFollowers(of id: ObjectID) {
    let followers = controllers[controllerSlot(id)].followers
    controllers[controllerSlot(id)].followers = []
    for follower in followers { end(follower) }
  }

  /// A child, or what is presented in its context, begins with what shows it.
  func beginFollowing(_ child: ObjectID, appearing: Bool, animated: Bool) -> Follower {
    guard self.child(inContextOf: child) != nil else {
      let number = beginAppearance(
        of: child, appearing: appearing, animated: animated, forwarded: true)
      return Follower(controller: child, appearanceNumber: number, isInContext: false)
    }
    perform(
      .contextBegin, from: appearing ? nil : child, to: appearing ? child : nil, animated: animated)
    let number = controllers[controllerSlot(child)].appearanceNumber
    return Follower(controller: child, appearanceNumber: number, isInContext: true)
  }

  /// What followed another controller ends with it, wherever it is by then, unless something else has
  /// begun another appearance transition of it. Source:
  /// `snapshot-double-appearance-when-begin-end-on-window-root`.
  func end(_ follower: Follower) {
    guard let controller = alive(follower.controller),
      controllers[controllerSlot(controller)].appearanceNumber == follower.appearanceNumber
    else { return }
    if follower.isInContext { return perform(.contextEnd, subject: controller) }
    endAppearance(of: controller)
    settleInAuthorsContainer(controller)
  }

  /// Whether a controller, or one that appears with it, is yet to be told that it is appearing.
  private func isOwedIsAppearing(_ id: ObjectID) -> Bool {
    let record = controllers[controllerSlot(id)]
    return record.owesIsAppearing
      || record.children.contains { controllers[controllerSlot($0)].owesIsAppearing }
      || record.followers.contains { $0.isInContext }
  }

  /// Sends `viewIsAppearing` to a controller that is owed it, then to the children that appear with
  /// it. Its geometry is final if it is in a window by then.
  func sendOwedIsAppearing(to id: ObjectID) {
    let slot = controllerSlot(id)
    if controllers[slot].owesIsAppearing, controllers[slot].appearance == .appearing {
      controllers[slot].owesIsAppearing = false
      if isInWindow(controllers[slot].view) { controllers[slot].isGeometryFinal = true }
      deliver(.viewIsAppearing, to: id, [.boolean(controllers[slot].isAppearanceAnimated)])
    }
    descend {
      for child in controllers[slot].children
      where controllers[controllerSlot(child)].owesIsAppearing
        && (controllers[controllerSlot(child)].isForwarded
          || controllers[controllerSlot(child)].isBegunByHand && isOnView(child, of: id))
      {
        updateGeometry(of: child)
        sendOwedIsAppearing(to: child)
      }
      for follower in controllers[slot].followers where follower.isInContext {
        updateGeometry(of: follower.controller)
        perform(.contextIsAppearing, subject: follower.controller)
      }
    }
  }

  /// The children that appear or disappear with their parent; what has disappeared does not
  /// disappear again.
  private func childrenThatFollow(_ id: ObjectID, appearing: Bool) -> [ObjectID] {
    childrenOnView(of: id).filter { follows($0, appearing: appearing) }
  }

  func follows(_ child: ObjectID, appearing: Bool) -> Bool {
    switch controllers[controllerSlot(child)].appearance {
    case .disappeared: appearing
    case .appeared: !appearing
    case .appearing, .disappearing: true
    }
  }

  private func childrenOnView(of id: ObjectID) -> [ObjectID] {
    let record = controllers[controllerSlot(id)]
    if record.kind.showsOneChild {
      guard let displayed = displayedChild(of: id) else { return [] }
      return withPresentations(displayed, in: id)
    }
    guard record.view != nil, forwardsAppearance(id) else { return [] }
    // The author's answer may have come with another child.
    return controllers[controllerSlot(id)].children.flatMap { withPresentations($0, in: id) }
      .filter { isOnView($0, of: id) }
  }

  /// What is shown for a child: itself, unless it is covered, and what is presented in its context.
  private func withPresentations(_ child: ObjectID, in id: ObjectID) -> [ObjectID] {
    guard controllers[controllerSlot(child)].presented != nil else { return [child] }
    let presented = presented(inContextOf: child, in: id)
    return isCovered(child, in: id) ? presented : [child] + presented
  }

  /// Whether a child is the one that its container shows, or has its view in its parent's; or
  /// whether something is presented in the context of such a child.
  func isOnView(_ id: ObjectID, of parent: ObjectID) -> Bool {
    let context = child(inContextOf: id)
    let record = controllers[controllerSlot(parent)]
    if record.kind.showsOneChild { return displayedChild(of: parent) == context ?? id }
    guard self.parent(of: context ?? id) == parent, let host = record.view,
      let view = controllers[controllerSlot(id)].view
    else { return false }
    return isDescendant(view, of: host)
  }

  /// Whether a controller lets its children appear with it, which the author's code may deny for its
  /// own containers. Source: `appearance-forwarding-default`.
  func forwardsAppearance(_ id: ObjectID) -> Bool {
    guard classRecord(of: id).implements.contains(.forwardsAppearance) else { return true }
    if case .boolean(false) = deliver(.forwardsAppearance, to: id) { return false }
    return true
  }

  /// A child of the author's container is not on its way in any more once it has appeared.
  private func settleInAuthorsContainer(_ child: ObjectID) {
    guard controllers[controllerSlot(child)].appearance == .appeared,
      let parent = parent(of: child), !controllers[controllerSlot(parent)].kind.showsOneChild
    else { return }
    controllers[controllerSlot(child)].isMovingToParent = false
  }

  // MARK: Reading

  /// Where a controller is in its appearance.
  public func appearanceState(of id: ObjectID) -> AppearanceState {
    guard kind(of: id) == .controller else { return .appeared }
    return controllers[controllerSlot(id)].appearance
  }

  /// Whether the controller is on its way into a container: `isMovingToParent`.
  public func isMovingToParent(_ id: ObjectID) -> Bool {
    controllers[controllerSlot(id)].isMovingToParent
  }

  /// Whether the controller is on its way out of its container: `isMovingFromParent`.
  public func isMovingFromParent(_ id: ObjectID) -> Bool {
    controllers[controllerSlot(id)].isMovingFromParent
  }
}

extension World {
  /// What `beginAppearanceTransition` does when the author's code calls it.
  public func beginAppearanceTransition(of id: ObjectID, appearing: Bool, animated: Bool) {
    // A begin of what has been reached already is carried out all the same. Source:
    // `modals-begin-end-full-disappear`, `snapshot-double-appearance-when-begin-end-on-window-root`.
    if appearanceState(of: id) == (appearing ? .appeared : .disappeared) {
      perform(.unbalancedAppearance, subject: id)
    }
    perform(
      .manualAppearanceBegin, from: appearing ? nil : id, to: appearing ? id : nil,
      animated: animated)
    let slot = controllerSlot(id)
    if controllers[slot].appearance == .appearing, !controllers[slot].isForwarded {
      controllers[slot].isBegunByHand = true
    }
  }

  /// What `endAppearanceTransition` does when the author's code calls it.
  public func endAppearanceTransition(of id: ObjectID) {
    guard controllers[controllerSlot(id)].openBegins > 0 else {
      return perform(.unbalancedAppearance, subject: id)
    }
    perform(.manualAppearanceEnd, subject: id)
    settleInAuthorsContainer(id)
  }
}
