extension ViewHierarchy {
  func setRootViewController(_ root: ObjectID?, of window: ObjectID) {
    let old = world.views[window].rootViewController
    guard old != root else { return }
    if let root, isElsewhere(root, besides: window) { world.note(.rootElsewhere) }
    if let root { world.retain(root) }
    world.views[window].rootViewController = root
    if let old { giveUpPlace(of: old) }
    if !world.views[window].isHidden { replaceRoot(old, by: root, in: window) }
    // The old root is kept to the end of the turn, for its transition and the caller.
    if let old { world.autorelease(old) }
  }

  /// True for a controller that is presented, or that is the root of another window.
  private func isElsewhere(_ id: ObjectID, besides window: ObjectID) -> Bool {
    world.controllers[id].presentation != nil
      || world.views.windows.contains { $0 != window && world.views[$0].rootViewController == id }
  }

  /// A replaced root that presents over the whole window does not come back when the presented
  /// controller is dismissed, because another root has the place. Source:
  /// `rootvc-swap-leaves-presented-so26763020`.
  func giveUpPlace(of id: ObjectID) {
    guard let presented = world.controllers[id].presented,
      let presentation = world.controllers[presented].presentation
    else { return }
    world.presentations[presentation].removesPresenter = false
  }

  func setHidden(_ isHidden: Bool, ofWindow window: ObjectID) {
    guard world.views[window].isHidden != isHidden else { return }
    let root = world.views[window].rootViewController
    world.views[window].isHidden = isHidden
    world.views[window].wasShown = isHidden
    if isHidden {
      world.app.passKeyOn(from: window)
    } else {
      world.views.bringToFront(window)
    }
    guard isHidden else {
      // The presentation over the root has stayed.
      if let root, isRootCovered(root, in: window) { return }
      replaceRoot(nil, by: root, in: window)
      return world.textEditing.beginWaitingEditing()
    }
    replaceRoot(root, by: nil, in: window)
    // No update reaches a hidden window.
    for transition in world.transitions where transition.container == window {
      world.resume(transition.id, from: .update)
    }
  }

  func hasPresentations(inWindow window: ObjectID) -> Bool {
    world.presentations.contains { record in
      record.phase != .idle
        && record.containerView.map { world.window(of: $0) == window } ?? false
    }
  }

  /// Returns true if a root's view is out of its window because of the root's presentation.
  private func isRootCovered(_ root: ObjectID, in window: ObjectID) -> Bool {
    world.presentations.contains { record in
      let isUp = record.phase == .presenting || record.phase == .presented
      return isUp && record.removesPresenter && world.alive(record.presenting) == root
        && record.containerView.map { world.window(of: $0) == window } ?? false
    }
  }

  private func replaceRoot(_ old: ObjectID?, by new: ObjectID?, in window: ObjectID) {
    guard old != nil || new != nil, !world.process.isConnecting else { return }
    world.start(.rootAppearance, in: window, from: old, to: new, animated: false)
  }
}
