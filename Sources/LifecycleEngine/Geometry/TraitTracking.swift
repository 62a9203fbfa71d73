// The traits that the callbacks of updating and layout read. A change repeats the callbacks.
extension TraitEnvironment {
  func noteRead(of trait: TraitSet) {
    guard world.holds(.traitTracking), let delivery = world.deliveries.last,
      world.kind(of: delivery.receiver) == .controller
    else { return }
    let id = delivery.receiver
    switch delivery.callback {
    case .updateProperties: world.controllers[id].trackedTraits.properties.formUnion(trait)
    case .updateViewConstraints: world.controllers[id].trackedTraits.constraints.formUnion(trait)
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      world.controllers[id].trackedTraits.layout.formUnion(trait)
    default: break
    }
  }

  /// Schedules the callbacks that have read a changing trait.
  func invalidate(_ id: ObjectID, _ changes: TraitSet) {
    let tracked = world.controllers[id].trackedTraits
    guard let view = world.controllers[id].view else { return }
    if !tracked.properties.isDisjoint(with: changes) { world.setNeedsUpdateProperties(view) }
    if !tracked.constraints.isDisjoint(with: changes) { world.setNeedsUpdateConstraints(view) }
    if !tracked.layout.isDisjoint(with: changes) { world.setNeedsLayout(view) }
  }
}
