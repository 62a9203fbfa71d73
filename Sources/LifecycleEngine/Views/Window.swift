extension World {
  /// The root view controller of a window.
  public func rootViewController(of window: ObjectID) -> ObjectID? {
    views[viewSlot(window)].rootViewController
  }

  /// Sets the root view controller; a visible window shows it at once.
  public func setRootViewController(_ root: ObjectID?, of window: ObjectID) {
    let slot = viewSlot(window)
    let old = views[slot].rootViewController
    guard old != root else { return }
    if let root { retain(root) }
    views[slot].rootViewController = root
    if let old { giveUpPlace(of: old) }
    if !views[slot].isHidden { replaceRoot(old, by: root, in: window) }
    // The old root is kept to the end of the turn: its transition and the caller may still use it.
    if let old { autorelease(old) }
  }

  /// A root that presents over the whole window and is replaced does not come back when what it
  /// presents is dismissed: its place is another's. Source: `rootvc-swap-leaves-presented-so26763020`.
  func giveUpPlace(of id: ObjectID) {
    guard let presented = controllers[controllerSlot(id)].presented,
      let presentation = controllers[controllerSlot(presented)].presentation
    else { return }
    presentations[presentationSlot(presentation)].removesPresenter = false
  }

  /// Shows or hides a window; a window that becomes visible shows its root view controller.
  public func setHidden(_ isHidden: Bool, ofWindow window: ObjectID) {
    let slot = viewSlot(window)
    guard views[slot].isHidden != isHidden else { return }
    let root = views[slot].rootViewController
    views[slot].isHidden = isHidden
    if isHidden { passKeyOn(from: window) }
    guard isHidden else {
      // What covers the root has stayed.
      if let root, isRootCovered(root, in: window) { return }
      return replaceRoot(nil, by: root, in: window)
    }
    replaceRoot(root, by: nil, in: window)
    // No update reaches a hidden window.
    for transition in transitions where transition.container == window {
      resume(transition.id, from: .update)
    }
  }

  /// Whether anything is presented over the root of a window.
  public func hasPresentations(inWindow window: ObjectID) -> Bool {
    presentations.contains { record in
      record.phase != .idle
        && record.containerView.map { self.window(of: $0) == window } ?? false
    }
  }

  /// Whether a root's view is out of its window because of what the root presents.
  private func isRootCovered(_ root: ObjectID, in window: ObjectID) -> Bool {
    presentations.contains { record in
      let isUp = record.phase == .presenting || record.phase == .presented
      return isUp && record.removesPresenter && alive(record.presenting) == root
        && record.containerView.map { self.window(of: $0) == window } ?? false
    }
  }

  private func replaceRoot(_ old: ObjectID?, by new: ObjectID?, in window: ObjectID) {
    guard old != nil || new != nil, !process.launch.isConnecting else { return }
    start(.rootAppearance, in: window, from: old, to: new, animated: false)
  }
}
