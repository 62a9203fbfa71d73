// The strong references between objects, for a search for reference cycles.
extension World {
  /// The objects that a controller or view holds strongly, one entry for each reference.
  public func strongReferences(of id: ObjectID) -> [ObjectID] {
    switch kind(of: id) {
    case .controller:
      let record = controllers[id]
      let single = [record.view, record.presented, record.presentation]
      return record.children + record.traitObservers.compactMap { $0.closure }
        + containers.containerContents(of: record) + single.compactMap { $0 }
    case .view:
      let record = views[id]
      return record.subviews + record.traitObservers.compactMap { $0.closure }
        + (record.rootViewController.map { [$0] } ?? [])
    case .presentationController:
      let record = presentations[id]
      return [record.containerView, record.presenting].compactMap { $0 }
    case .transitionCoordinator: return coordination.closures(ofCoordinator: id)
    case .foreign: return []
    }
  }
}
