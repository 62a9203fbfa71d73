/// The view controllers of a world, each with its parent and children.
struct ControllerTree: Equatable {
  private var records = Records<ControllerRecord>()

  mutating func add(_ record: ControllerRecord) { records.add(record, of: record.id) }

  /// The record of a controller; `nil` for an object of another kind.
  func record(of id: ObjectID) -> ControllerRecord? { records.record(of: id) }

  /// The readiness of a controller's view; empty for an object of another kind. The record is read in
  /// place, because every event asks.
  func readiness(of id: ObjectID, in views: ViewTree) -> ViewReadiness {
    guard records.contains(id), let view = records[id].view else { return [] }
    guard views.isBelowWindow(view) else { return .isLoaded }
    var readiness: ViewReadiness = [.isLoaded, .isInWindow]
    if records[id].isGeometryFinal { readiness.insert(.hasFinalGeometry) }
    if records[id].hasCurrentTraits { readiness.insert(.hasFinalTraits) }
    return readiness
  }

  // MARK: Ties

  mutating func link(_ child: ObjectID, to parent: ObjectID) {
    records[child].parent = parent
    records[parent].children.append(child)
  }

  /// Removes a child from the children of its former parent.
  /// - Returns: True if the child was there.
  mutating func remove(_ child: ObjectID, fromChildrenOf parent: ObjectID) -> Bool {
    guard let index = records[parent].children.firstIndex(of: child) else { return false }
    records[parent].children.remove(at: index)
    return true
  }

  // MARK: On the way up

  /// The first answer on the way from a controller up to its topmost ancestor.
  func nearest<Answer>(_ id: ObjectID, _ answer: (ControllerRecord) -> Answer?) -> Answer? {
    var current: ObjectID? = id
    while let candidate = current {
      if let found = answer(records[candidate]) { return found }
      current = records[candidate].parent
    }
    return nil
  }

  /// The last of the parents; the controller itself if it has no parent.
  func topmostAncestor(of id: ObjectID) -> ObjectID {
    var current = id
    while let parent = records[current].parent { current = parent }
    return current
  }

  /// The nearest ancestor of a kind.
  func ancestor(of id: ObjectID, kind: UIKitClass) -> ObjectID? {
    guard let parent = records[id].parent else { return nil }
    return nearest(parent) { $0.kind == kind ? $0.id : nil }
  }

  /// The controller that a controller or the nearest of its ancestors presents.
  func presented(by id: ObjectID) -> ObjectID? { nearest(id) { $0.presented } }

  /// Returns true if a controller is an ancestor of `id`, or is `id`; `nil` if `id` is deeper than
  /// the budget.
  func contains(_ id: ObjectID, in controller: ObjectID, upTo budget: Int) -> Bool? {
    var current: ObjectID? = id
    var depth = 0
    while let candidate = current {
      if candidate == controller { return true }
      depth += 1
      guard depth < budget else { return nil }
      current = records[candidate].parent
    }
    return false
  }
}

/// The controllers in order of creation.
extension ControllerTree: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { records.count }
  subscript(position: Int) -> ControllerRecord { records[position] }

  /// The record of a controller, changed in place.
  subscript(id: ObjectID) -> ControllerRecord {
    _read { yield records[id] }
    _modify { yield &records[id] }
  }
}
