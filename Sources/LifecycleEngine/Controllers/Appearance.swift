// The appearance state machine of one controller, and the forwarding to its children. UIKit's own
// containers decide which child takes part; a plain controller forwards to every child whose view
// is in its own.
extension World {
  /// Begins an appearance transition of a controller: what `beginAppearanceTransition` does.
  ///
  /// A begin in the direction already under way nests: the did callback comes with the last end.
  /// A begin in the other direction replaces the running transition, whose did callback never comes.
  /// Source: `begin-end-nesting`, `modals-begin-interrupt-appearing-by-disappearing`.
  func beginAppearance(
    of id: ObjectID, appearing: Bool, animated: Bool, forwarded: Bool = false
  ) {
    let slot = controllerSlot(id)
    let target: AppearanceState = appearing ? .appearing : .disappearing
    if controllers[slot].appearance == target, controllers[slot].openBegins > 0 {
      controllers[slot].openBegins += 1
      return
    }
    if appearing { loadViewIfNeeded(id) }
    controllers[slot].appearance = target
    controllers[slot].openBegins = 1
    controllers[slot].isAppearanceAnimated = animated
    controllers[slot].owesIsAppearing = appearing
    controllers[slot].isForwarded = forwarded
    deliver(appearing ? .viewWillAppear : .viewWillDisappear, to: id, [.boolean(animated)])
    for child in childrenThatFollow(id, appearing: appearing) {
      beginAppearance(of: child, appearing: appearing, animated: animated, forwarded: true)
    }
    if appearing { startFirstAppearanceOfDisplayedChild(in: id, animated: animated) }
  }

  /// Ends an appearance transition: what `endAppearanceTransition` does.
  func endAppearance(of id: ObjectID) {
    let slot = controllerSlot(id)
    guard controllers[slot].openBegins > 0 else { return }
    controllers[slot].openBegins -= 1
    guard controllers[slot].openBegins == 0 else { return }
    let appearing = controllers[slot].appearance == .appearing
    if appearing { sendOwedIsAppearing(to: id) }
    controllers[slot].appearance = appearing ? .appeared : .disappeared
    controllers[slot].isForwarded = false
    let followers = controllers[slot].children.filter { controllers[controllerSlot($0)].isForwarded }
    deliver(
      appearing ? .viewDidAppear : .viewDidDisappear, to: id,
      [.boolean(controllers[slot].isAppearanceAnimated)])
    for child in followers where controllers[controllerSlot(child)].isForwarded {
      endAppearance(of: child)
    }
    if appearing { resumeTransitionsWaitingForAppearance(of: id) }
  }

  /// Sends `viewIsAppearing` to a controller that is owed it and is in a window, then to the
  /// children that appear with it.
  func sendOwedIsAppearing(to id: ObjectID) {
    let slot = controllerSlot(id)
    guard let view = controllers[slot].view, isInWindow(view) else { return }
    if controllers[slot].owesIsAppearing, controllers[slot].appearance == .appearing {
      controllers[slot].owesIsAppearing = false
      controllers[slot].isGeometryFinal = true
      deliver(.viewIsAppearing, to: id, [.boolean(controllers[slot].isAppearanceAnimated)])
    }
    for child in controllers[slot].children
    where controllers[controllerSlot(child)].owesIsAppearing
      && controllers[controllerSlot(child)].isForwarded
    {
      updateGeometry(of: child)
      sendOwedIsAppearing(to: child)
    }
  }

  private func childrenThatFollow(_ id: ObjectID, appearing: Bool) -> [ObjectID] {
    let record = controllers[controllerSlot(id)]
    if record.kind.isContainer {
      guard let displayed = displayedChild(of: id) else { return [] }
      return [displayed]
    }
    guard let view = record.view else { return [] }
    return record.children.filter { child in
      guard let childView = controllers[controllerSlot(child)].view else { return false }
      return isDescendant(childView, of: view)
    }
  }

  private func resumeTransitionsWaitingForAppearance(of id: ObjectID) {
    for transition in transitions where transition.container == id {
      resume(transition.id, from: .containerAppeared)
    }
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

  func controllerSlot(_ id: ObjectID) -> Int { Int(objects[Int(id.index)].slot) }
}

extension World {
  /// What `beginAppearanceTransition` does when the author's code calls it.
  public func beginAppearanceTransition(of id: ObjectID, appearing: Bool, animated: Bool) {
    beginAppearance(of: id, appearing: appearing, animated: animated)
  }

  /// What `endAppearanceTransition` does when the author's code calls it.
  public func endAppearanceTransition(of id: ObjectID) { endAppearance(of: id) }
}
