// `registerForTraitChanges`, which exists from iOS 17 on.
extension TraitEnvironment {
  func registerForTraitChanges(
    _ traits: TraitSet, calling closure: ObjectID, of id: ObjectID
  ) {
    world.retain(closure)
    addTraitObserver(TraitObserver(closure: closure, traits: traits), to: id)
  }

  func registerForTraitChanges(
    _ traits: TraitSet, sending selector: String, to target: ObjectID, of id: ObjectID
  ) {
    addTraitObserver(TraitObserver(target: target, selector: selector, traits: traits), to: id)
  }

  private func addTraitObserver(_ observer: TraitObserver, to id: ObjectID) {
    switch world.kind(of: id) {
    case .controller: world.controllers[id].traitObservers.append(observer)
    case .view: world.views[id].traitObservers.append(observer)
    default: if let closure = observer.closure { world.release(closure) }
    }
  }

  /// Source: `traits-change-only-on-value-change`.
  func callTraitObservers(of id: ObjectID, _ previous: TraitCollection?) {
    let isView = world.kind(of: id) == .view
    let observers =
      isView ? world.views[id].traitObservers : world.controllers[id].traitObservers
    guard !observers.isEmpty else { return }
    let now = isView ? traitCollection(ofView: id) : traitCollection(of: id)
    let old = previous ?? now
    let changed = now.changes(from: old)
    for observer in observers where !observer.traits.isDisjoint(with: changed) {
      guard world.stop == nil, world.alive(id) != nil else { return }
      if let closure = observer.closure { world.invoke(closure, [.object(id), .traits(old)]) }
      if let target = world.alive(observer.target) {
        world.notify(.send(observer.selector, to: target, id, .traits(old)))
      }
    }
  }
}
