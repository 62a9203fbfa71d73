// Which traits a controller or view has.
extension World {
  /// What `traitCollection` of a controller reads: what it was told last, or else what UIKit expects
  /// it to get. Source: `traits-predicted-at-init-ios13`.
  public func traitCollection(of id: ObjectID) -> TraitCollection {
    let record = controllers[controllerSlot(id)]
    let isInPlace = record.hasCurrentTraits && isInWindow(record.view)
    if !holds(.traitsOfSuperview), let parent = record.parent, !isInPlace {
      // It inherits from its parent, wherever its view is, until it is told where it has come.
      return record.traitOverrides.applied(to: traitCollection(of: parent))
    }
    return record.traits ?? screenTraits
  }

  /// What `UITraitCollection.current` reads: that of the controller whose code runs.
  public var currentTraitCollection: TraitCollection {
    currentController.map { traitCollection(of: $0) } ?? screenTraits
  }

  func isInWindow(_ view: ObjectID?) -> Bool { view.map { isInWindow($0) } ?? false }

  /// What `traitCollection` of a view reads.
  public func traitCollection(ofView id: ObjectID) -> TraitCollection {
    var current: ObjectID? = id
    var depth = 0
    while let view = current, isWithinNesting(depth) {
      let record = views[viewSlot(view)]
      if let controller = record.controller { return traitCollection(of: controller) }
      if record.isWindow { return traits(ofWindow: view) }
      if let presentation = alive(record.presentation) {
        return traits(inPresentation: presentations[presentationSlot(presentation)])
      }
      depth += 1
      current = record.superview
    }
    return screenTraits
  }

  /// The traits of whatever fills the screen.
  var screenTraits: TraitCollection { traits(inWindowOf: device.windowSize, on: device) }

  func traits(ofWindow window: ObjectID) -> TraitCollection {
    var result = traits(inWindowOf: views[viewSlot(window)].frame.size, on: device)
    result.style = views[viewSlot(window)].style ?? result.style
    return result
  }

  func traits(inWindowOf size: Size, on device: Device) -> TraitCollection {
    systemTraits.applied(
      to: TraitCollection(idiom: device.idiom, room: device.sizeClasses(of: size)))
  }

  /// What a controller that is presented in a card has is the room of the card, not of the window.
  private func traits(inPresentation record: PresentationRecord) -> TraitCollection {
    guard let container = record.containerView else { return screenTraits }
    let size = views[viewSlot(container)].frame.size
    var inherited = traits(inWindowOf: size, on: device)
    if let window = window(of: container) {
      inherited.style = views[viewSlot(window)].style ?? inherited.style
    }
    return traits(ofPresented: record, in: inherited, size)
  }

  func traits(
    ofPresented record: PresentationRecord, in window: TraitCollection, _ size: Size
  ) -> TraitCollection {
    guard record.style.isSheet || record.style == .popover, window.room.horizontal == .regular
    else { return window }
    var result = window
    let card = frameOfPresentedView(record, room: size, insets: .zero).size
    if card.width < size.width {
      result.room.horizontal = device.sizeClasses(of: card).horizontal
    }
    return result
  }

  /// The traits that a controller gets where it is now.
  func inheritedTraits(of id: ObjectID) -> TraitCollection {
    let record = controllers[controllerSlot(id)]
    let superview = record.view.flatMap { views[viewSlot($0)].superview }
    let inherited: TraitCollection
    if let parent = record.parent, !holds(.traitsOfSuperview) || superview == nil {
      inherited = traitCollection(of: parent)
    } else if let superview {
      inherited = traitCollection(ofView: superview)
    } else {
      inherited = screenTraits
    }
    return record.traitOverrides.applied(to: inherited)
  }

  // MARK: Changes

  /// Gives a controller whose view is in a window the traits it has there, and tells it if they are
  /// others than before. Before iOS 13 it has none until then, and is told in any case.
  /// Source: `ipad-ios9-boot-traitcollection-gist`, `traits-change-only-on-value-change`.
  func updateTraits(of id: ObjectID) {
    let slot = controllerSlot(id)
    guard isCalled(.traitCollectionDidChange), let view = controllers[slot].view, isInWindow(view),
      holds(.traitsOfSuperview) || !controllers[slot].hasCurrentTraits || !isOrphan(id)
    else { return }
    let traits = inheritedTraits(of: id)
    controllers[slot].hasCurrentTraits = true
    guard controllers[slot].traits != traits else { return }
    controllers[slot].previousTraits = controllers[slot].traits
    controllers[slot].traits = traits
    if let old = controllers[slot].previousTraits { invalidate(id, traits.changes(from: old)) }
    perform(.traitChange, subject: id)
  }

  func sendTraitCollectionDidChange(to id: ObjectID) {
    let previous = controllers[controllerSlot(id)].previousTraits
    let argument = previous.map { EventValue.traits($0) } ?? .none
    deliver(.traitCollectionDidChange, to: id, [argument])
    if let view = controllers[controllerSlot(id)].view {
      sendTraitCollectionDidChange(toViewsFrom: view, previous)
    }
    callTraitObservers(of: id, previous)
  }

  /// Brings the traits of all that is in a window up to date, from the top down.
  /// Source: `trait-updates-topdown-appleforum`.
  func updateTraits(in window: ObjectID) {
    forEachController(in: window) { updateTraits(of: $0) }
  }

  /// What `setOverrideTraitCollection(_:forChild:)` and `traitOverrides` do.
  public func setTraitOverrides(_ overrides: TraitOverrides, of id: ObjectID) {
    controllers[controllerSlot(id)].traitOverrides = overrides
    guard !holds(.overridesComeWithUpdate) else {
      updateState.needsTraits = true
      return
    }
    updateTraitsWithOrphans(of: id)
  }

  /// What a window's `overrideUserInterfaceStyle` reads.
  public func overriddenStyle(ofWindow window: ObjectID) -> InterfaceStyle? {
    views[viewSlot(window)].style
  }

  /// Sets a window's `overrideUserInterfaceStyle`; the change comes as that of other overrides.
  public func overrideStyle(_ style: InterfaceStyle?, ofWindow window: ObjectID) {
    views[viewSlot(window)].style = style
    guard !holds(.overridesComeWithUpdate) else {
      updateState.needsTraits = true
      return
    }
    updateTraits(in: window)
  }

  /// What `traitOverrides` reads.
  public func traitOverrides(of id: ObjectID) -> TraitOverrides {
    controllers[controllerSlot(id)].traitOverrides
  }

  /// What `updateTraitsIfNeeded()` does. Source: `updatetraitsifneeded-ios17`.
  public func updateTraitsIfNeeded(of id: ObjectID) { updateTraitsWithOrphans(of: id) }

  private func updateTraitsWithOrphans(of id: ObjectID) {
    updateTraitsBelow(id)
    for orphan in orphans(below: id) { updateTraitsBelow(orphan) }
  }

  private func updateTraitsBelow(_ id: ObjectID) {
    guard stop == nil else { return }
    updateTraits(of: id)
    descend {
      for child in controllers[controllerSlot(id)].children { updateTraitsBelow(child) }
    }
  }

  /// The traits that have changed since the last update, in every window.
  func updateTraitsIfNeeded() {
    guard updateState.needsTraits else { return }
    updateState.needsTraits = false
    for window in windows where !views[viewSlot(window)].isHidden { updateTraits(in: window) }
  }
}
