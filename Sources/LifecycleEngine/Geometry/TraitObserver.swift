/// Some of the traits, by name.
public struct TraitSet: OptionSet, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The room from left to right.
  public static let horizontalSizeClass = TraitSet(rawValue: 1)
  /// The room from top to bottom.
  public static let verticalSizeClass = TraitSet(rawValue: 2)
  /// Light or dark.
  public static let userInterfaceStyle = TraitSet(rawValue: 4)
  /// Pixels for a point.
  public static let displayScale = TraitSet(rawValue: 8)
  /// The size of text.
  public static let preferredContentSizeCategory = TraitSet(rawValue: 16)

  /// The traits of UIKit's type of this name, such as `UITraitUserInterfaceStyle`; none for a trait
  /// that never changes here.
  public init(ofType name: String) {
    switch name {
    case "UITraitHorizontalSizeClass": self = .horizontalSizeClass
    case "UITraitVerticalSizeClass": self = .verticalSizeClass
    case "UITraitUserInterfaceStyle", "systemTraitsAffectingColorAppearance":
      self = .userInterfaceStyle
    case "UITraitDisplayScale": self = .displayScale
    case "UITraitPreferredContentSizeCategory": self = .preferredContentSizeCategory
    case "systemTraitsAffectingImageLookup":
      self = [.userInterfaceStyle, .displayScale, .horizontalSizeClass, .verticalSizeClass]
    default: self = []
    }
  }
}

/// Who is called when some traits of a controller change.
struct TraitObserver {
  /// A closure, held strongly.
  var closure: ObjectID?
  /// The object whose method is called instead, not held.
  var target: ObjectID?
  var selector = ""
  var traits: TraitSet
}

extension TraitCollection {
  /// The traits in which two collections differ.
  func differences(from other: TraitCollection) -> TraitSet {
    var result: TraitSet = []
    if room.horizontal != other.room.horizontal { result.insert(.horizontalSizeClass) }
    if room.vertical != other.room.vertical { result.insert(.verticalSizeClass) }
    if style != other.style { result.insert(.userInterfaceStyle) }
    if displayScale != other.displayScale { result.insert(.displayScale) }
    if contentSizeCategory != other.contentSizeCategory {
      result.insert(.preferredContentSizeCategory)
    }
    return result
  }
}

// `registerForTraitChanges`, which exists from iOS 17 on.
extension World {
  /// Has a closure called, which the controller holds, when one of some traits changes.
  public func registerForTraitChanges(
    _ traits: TraitSet, calling closure: ObjectID, of id: ObjectID
  ) {
    retain(closure)
    controllers[controllerSlot(id)].traitObservers.append(
      TraitObserver(closure: closure, traits: traits))
  }

  /// Has a method called of an object, which is not held.
  public func registerForTraitChanges(
    _ traits: TraitSet, sending selector: String, to target: ObjectID, of id: ObjectID
  ) {
    controllers[controllerSlot(id)].traitObservers.append(
      TraitObserver(target: target, selector: selector, traits: traits))
  }

  /// Source: `traits-change-only-on-value-change`.
  func callTraitObservers(of id: ObjectID, _ previous: TraitCollection?) {
    let now = traitCollection(of: id)
    let old = previous ?? now
    let changed = now.differences(from: old)
    for observer in controllers[controllerSlot(id)].traitObservers
    where !observer.traits.isDisjoint(with: changed) {
      if let closure = observer.closure { invoke(closure, [.object(id), .traits(old)]) }
      if let target = alive(observer.target) {
        notify(.send(observer.selector, to: target, id, .traits(old)))
      }
    }
  }
}
