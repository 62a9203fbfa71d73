// Who is reached by what goes through a window from the top down.
extension World {
  /// Every controller whose view is in a window, parents before children, presenters before those
  /// that they present; behind all of them those without a parent, outer ones first.
  func forEachController(in window: ObjectID, _ body: (ObjectID) -> Void) {
    if let root = views[viewSlot(window)].rootViewController {
      forEachBelow(root, in: window, body)
    }
    for presentation in presentations {
      guard let container = presentation.containerView, self.window(of: container) == window,
        let presented = alive(presentation.presented)
      else { continue }
      forEachBelow(presented, in: window, body)
    }
    for orphan in orphans(below: window) { forEachBelow(orphan, in: window, body) }
  }

  private func forEachBelow(_ id: ObjectID, in window: ObjectID, _ body: (ObjectID) -> Void) {
    guard stop == nil else { return }
    if let view = controllers[controllerSlot(id)].view, self.window(of: view) == window { body(id) }
    descend {
      for child in controllers[controllerSlot(id)].children {
        forEachBelow(child, in: window, body)
      }
    }
  }

  // MARK: Without a parent

  /// Whether the author's code has put the view of a controller into another view without making
  /// the controller a child.
  func isOrphan(_ id: ObjectID) -> Bool {
    let record = controllers[controllerSlot(id)]
    guard record.parent == nil, record.presentation == nil, let view = record.view else {
      return false
    }
    return views[viewSlot(view)].superview != nil && !isWindowRoot(id)
  }

  /// Those in the view of a controller, outer ones first.
  func orphans(below id: ObjectID) -> [ObjectID] {
    guard let view = kind(of: id) == .controller ? controllers[controllerSlot(id)].view : id else {
      return []
    }
    var found: [(id: ObjectID, depth: Int)] = []
    for record in controllers {
      guard record.parent == nil, alive(record.id) != nil, let own = record.view, own != view,
        isOrphan(record.id), isDescendant(own, of: view)
      else { continue }
      found.append((record.id, depth(of: own)))
    }
    found.sort { $0.depth < $1.depth }
    return found.map { $0.id }
  }

  /// The number of views above a view.
  private func depth(of view: ObjectID) -> Int {
    var result = 0
    var current = views[viewSlot(view)].superview
    while let superview = current, isWithinNesting(result) {
      result += 1
      current = views[viewSlot(superview)].superview
    }
    return result
  }
}
