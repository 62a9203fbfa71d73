// The controllers that a change of a window reaches from the top down.
extension WindowChanges {
  /// Calls `body` for every controller whose view is in a window: parents before children,
  /// presenters before presented controllers, and last the controllers without a parent, outer ones
  /// first.
  func forEachController(in window: ObjectID, _ body: (ObjectID) -> Void) {
    if let root = world.views[window].rootViewController {
      forEachBelow(root, in: window, body)
    }
    for presentation in world.presentations {
      guard let container = presentation.containerView, world.window(of: container) == window,
        let presented = world.alive(presentation.presented)
      else { continue }
      forEachBelow(presented, in: window, body)
    }
    for orphan in orphans(below: window) { forEachBelow(orphan, in: window, body) }
  }

  private func forEachBelow(_ id: ObjectID, in window: ObjectID, _ body: (ObjectID) -> Void) {
    guard world.stop == nil else { return }
    if let view = world.controllers[id].view, world.window(of: view) == window { body(id) }
    world.descend {
      for child in world.controllers[id].children {
        forEachBelow(child, in: window, body)
      }
    }
  }

  // MARK: Without a parent

  /// Returns true if the author's code has put the view of a controller into another view without
  /// making the controller a child.
  func isOrphan(_ id: ObjectID) -> Bool {
    let record = world.controllers[id]
    guard record.parent == nil, record.presentation == nil, let view = record.view else {
      return false
    }
    return world.views[view].superview != nil && !world.hierarchy.isWindowRoot(id)
  }

  /// The controllers without a parent in the view of a controller, outer controllers first.
  func orphans(below id: ObjectID) -> [ObjectID] {
    guard let view = world.kind(of: id) == .controller ? world.controllers[id].view : id else {
      return []
    }
    var found: [(id: ObjectID, depth: Int)] = []
    for record in world.controllers {
      guard record.parent == nil, world.alive(record.id) != nil, let own = record.view, own != view,
        isOrphan(record.id), world.isDescendant(own, of: view)
      else { continue }
      found.append((record.id, depth(of: own)))
    }
    found.sort { $0.depth < $1.depth }
    return found.map { $0.id }
  }

  /// The number of views above a view.
  private func depth(of view: ObjectID) -> Int {
    var result = 0
    var current = world.views[view].superview
    while let superview = current, world.isWithinNesting(result) {
      result += 1
      current = world.views[superview].superview
    }
    return result
  }
}
