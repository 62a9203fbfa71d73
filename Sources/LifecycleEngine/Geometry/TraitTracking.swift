/// Some of the traits.
public struct TraitSet: OptionSet, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  static let horizontal = TraitSet(rawValue: 1)
  static let vertical = TraitSet(rawValue: 2)
  static let style = TraitSet(rawValue: 4)
  static let contentSizeCategory = TraitSet(rawValue: 8)
  static let displayScale = TraitSet(rawValue: 16)

  /// The trait that a property of `UITraitCollection` reads, `nil` for one that never changes.
  /// - Parameter property: Its name.
  public init?(named property: String) {
    switch property {
    case "horizontalSizeClass": self = .horizontal
    case "verticalSizeClass": self = .vertical
    case "userInterfaceStyle": self = .style
    case "preferredContentSizeCategory": self = .contentSizeCategory
    case "displayScale": self = .displayScale
    default: return nil
    }
  }
}

extension TraitCollection {
  /// The traits that have another value than in an earlier collection.
  func changes(from old: TraitCollection) -> TraitSet {
    var result: TraitSet = []
    if room.horizontal != old.room.horizontal { result.insert(.horizontal) }
    if room.vertical != old.room.vertical { result.insert(.vertical) }
    if style != old.style { result.insert(.style) }
    if contentSizeCategory != old.contentSizeCategory { result.insert(.contentSizeCategory) }
    if displayScale != old.displayScale { result.insert(.displayScale) }
    return result
  }
}

/// The traits that the callbacks of a controller read when they ran last.
struct TrackedTraits: Equatable {
  var properties: TraitSet = []
  var constraints: TraitSet = []
  var layout: TraitSet = []
}

// The traits that the callbacks of updating and layout read, which run again when one changes.
extension World {
  /// The author's code reads a trait; it is noted for the callback that runs, if that tracks traits.
  public func noteRead(of trait: TraitSet) {
    guard holds(.traitTracking), let delivery = deliveries.last,
      kind(of: delivery.receiver) == .controller
    else { return }
    let slot = controllerSlot(delivery.receiver)
    switch delivery.callback {
    case .updateProperties: controllers[slot].trackedTraits.properties.formUnion(trait)
    case .updateViewConstraints: controllers[slot].trackedTraits.constraints.formUnion(trait)
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      controllers[slot].trackedTraits.layout.formUnion(trait)
    default: break
    }
  }

  /// Has the callbacks run again that have read one of the traits that change.
  func invalidate(_ id: ObjectID, _ changes: TraitSet) {
    let tracked = controllers[controllerSlot(id)].trackedTraits
    guard let view = controllers[controllerSlot(id)].view else { return }
    if !tracked.properties.isDisjoint(with: changes) { setNeedsUpdateProperties(view) }
    if !tracked.constraints.isDisjoint(with: changes) { setNeedsUpdateConstraints(view) }
    if !tracked.layout.isDisjoint(with: changes) { setNeedsLayout(view) }
  }
}
