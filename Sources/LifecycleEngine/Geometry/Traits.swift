/// Traits: the traits of controllers and views, and the calls about changes.
struct TraitEnvironment {
  let world: World

  /// Source: `traits-predicted-at-init-ios13`.
  func traitCollection(of id: ObjectID) -> TraitCollection {
    let record = world.controllers[id]
    let isInPlace = record.hasCurrentTraits && world.isInWindow(record.view)
    if !world.holds(.traitsOfSuperview), let parent = record.parent, !isInPlace {
      // The controller inherits from its parent, wherever the view is, until the controller gets
      // the traits of its new place.
      return record.traitOverrides.applied(to: traitCollection(of: parent))
    }
    return record.traits ?? world.screen.traits
  }

  func traitCollection(ofView id: ObjectID) -> TraitCollection {
    var current: ObjectID? = id
    var depth = 0
    while let view = current, world.isWithinNesting(depth) {
      let record = world.views[view]
      if let controller = record.controller { return traitCollection(of: controller) }
      if record.isWindow { return traits(ofWindow: view) }
      if let presentation = world.alive(record.presentation) {
        return traits(inPresentation: world.presentations[presentation])
      }
      depth += 1
      current = record.superview
    }
    return world.screen.traits
  }

  func traits(ofWindow window: ObjectID) -> TraitCollection {
    var result = world.screen.traits(inWindowOf: world.views[window].frame.size)
    result.style = world.views[window].style ?? result.style
    return result
  }

  /// A controller in a card has the room of the card, not of the window.
  private func traits(inPresentation record: PresentationRecord) -> TraitCollection {
    guard let container = record.containerView else { return world.screen.traits }
    let size = world.views[container].frame.size
    var inherited = world.screen.traits(inWindowOf: size)
    if let window = world.window(of: container) {
      inherited.style = world.views[window].style ?? inherited.style
    }
    return traits(ofPresented: record, in: inherited, size)
  }

  func traits(
    ofPresented record: PresentationRecord, in window: TraitCollection, _ size: Size
  ) -> TraitCollection {
    guard record.style.isSheet || record.style == .popover, window.room.horizontal == .regular
    else { return window }
    var result = window
    let card = world.presenting.frameOfPresentedView(record, room: size, insets: .zero).size
    if card.width < size.width {
      result.room.horizontal = world.device.sizeClasses(of: card).horizontal
    }
    return result
  }

  /// The traits that a controller gets in its present place.
  func inheritedTraits(of id: ObjectID) -> TraitCollection {
    let record = world.controllers[id]
    let superview = record.view.flatMap { world.views[$0].superview }
    let inherited: TraitCollection
    if let parent = record.parent, !world.holds(.traitsOfSuperview) || superview == nil {
      inherited = traitCollection(of: parent)
    } else if let superview {
      inherited = traitCollection(ofView: superview)
    } else {
      inherited = world.screen.traits
    }
    return record.traitOverrides.applied(to: inherited)
  }

  // MARK: Changes

  /// Gives a controller in a window the traits of its place, and calls the controller if the traits
  /// differ from before. Before iOS 13, a controller has no traits until then, and is called in any
  /// case. Source: `ipad-ios9-boot-traitcollection-gist`, `traits-change-only-on-value-change`.
  func updateTraits(of id: ObjectID) {
    guard world.isCalled(.traitCollectionDidChange), let view = world.controllers[id].view,
      world.isInWindow(view),
      world.holds(.traitsOfSuperview) || !world.controllers[id].hasCurrentTraits
        || !world.windowChanges.isOrphan(id)
    else { return }
    let traits = inheritedTraits(of: id)
    world.controllers[id].hasCurrentTraits = true
    guard world.controllers[id].traits != traits else { return }
    world.controllers[id].previousTraits = world.controllers[id].traits
    world.controllers[id].traits = traits
    if let old = world.controllers[id].previousTraits {
      if old.style != traits.style {
        world.note(world.activity == .background ? .drawnPictures : .otherStyle)
      }
      invalidate(id, traits.changes(from: old))
    }
    world.perform(.traitChange, subject: id)
  }

  func sendTraitCollectionDidChange(to id: ObjectID) {
    let previous = world.controllers[id].previousTraits
    let argument = previous.map { EventValue.traits($0) } ?? .none
    world.deliver(.traitCollectionDidChange, to: id, [argument])
    if let view = world.controllers[id].view {
      world.hierarchy.sendTraitCollectionDidChange(toViewsFrom: view, previous)
    }
    callTraitObservers(of: id, previous)
  }

  /// Updates the traits of all controllers and views in a window, from the top down. Source:
  /// `trait-updates-topdown-appleforum`.
  func updateTraits(in window: ObjectID) {
    world.windowChanges.forEachController(in: window) { updateTraits(of: $0) }
  }

  func setTraitOverrides(_ overrides: TraitOverrides, of id: ObjectID) {
    world.controllers[id].traitOverrides = overrides
    guard !world.holds(.overridesComeWithUpdate) else {
      world.updateState.setNeedsTraits()
      return
    }
    updateTraitsWithOrphans(of: id)
  }

  func overrideStyle(_ style: InterfaceStyle?, ofWindow window: ObjectID) {
    world.views[window].style = style
    guard !world.holds(.overridesComeWithUpdate) else {
      world.updateState.setNeedsTraits()
      return
    }
    updateTraits(in: window)
  }

  /// Source: `updatetraitsifneeded-ios17`.
  func updateTraitsIfNeeded(of id: ObjectID) { updateTraitsWithOrphans(of: id) }

  private func updateTraitsWithOrphans(of id: ObjectID) {
    updateTraitsBelow(id)
    for orphan in world.windowChanges.orphans(below: id) { updateTraitsBelow(orphan) }
  }

  private func updateTraitsBelow(_ id: ObjectID) {
    guard world.stop == nil else { return }
    updateTraits(of: id)
    world.descend {
      for child in world.controllers[id].children { updateTraitsBelow(child) }
    }
  }

  /// Updates the traits that have changed since the last update, in every window.
  func updateTraitsIfNeeded() {
    guard world.updateState.takeNeedsTraits() else { return }
    for window in world.windows where !world.views[window].isHidden { updateTraits(in: window) }
  }
}
