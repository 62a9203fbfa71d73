/// Some of the traits.
public struct TraitSet: OptionSet, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The horizontal size class.
  public static let horizontal = TraitSet(rawValue: 1)
  /// The vertical size class.
  public static let vertical = TraitSet(rawValue: 2)
  /// The style of the user interface: light or dark.
  public static let style = TraitSet(rawValue: 4)
  /// The preferred size of text.
  public static let contentSizeCategory = TraitSet(rawValue: 8)
  /// The number of pixels of a point.
  public static let displayScale = TraitSet(rawValue: 16)

  /// The trait that a property of `UITraitCollection` reads; `nil` for a trait that never changes.
  /// - Parameter property: The name of the property.
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
  /// The traits whose value differs from an earlier collection.
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

extension TraitSet {
  /// The traits for the name of a UIKit type, such as `UITraitUserInterfaceStyle`; none for a trait
  /// that never changes here.
  public init(ofType name: String) {
    switch name {
    case "UITraitHorizontalSizeClass": self = .horizontal
    case "UITraitVerticalSizeClass": self = .vertical
    case "UITraitUserInterfaceStyle", "systemTraitsAffectingColorAppearance": self = .style
    case "UITraitDisplayScale": self = .displayScale
    case "UITraitPreferredContentSizeCategory": self = .contentSizeCategory
    case "systemTraitsAffectingImageLookup":
      self = [.style, .displayScale, .horizontal, .vertical]
    default: self = []
    }
  }
}
