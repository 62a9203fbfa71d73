/// Light or dark.
public enum InterfaceStyle: UInt8, CaseIterable, Sendable {
  case unspecified, light, dark

  /// The name after the dot: `.dark`.
  public var name: String {
    switch self {
    case .unspecified: "unspecified"
    case .light: "light"
    case .dark: "dark"
    }
  }
}

/// The traits of a controller or view: `UITraitCollection`.
public struct TraitCollection: Equatable, Sendable {
  /// The kind of device.
  public var idiom: Device.Idiom
  /// The size classes.
  public var room: SizeClasses
  /// Light or dark.
  public var style = InterfaceStyle.light
  /// Pixels for a point.
  public var displayScale: Double
  /// The size of text, as the name after the dot: `large`.
  public var contentSizeCategory = "large"

  init(idiom: Device.Idiom, room: SizeClasses) {
    self.idiom = idiom
    self.room = room
    displayScale = idiom == .phone ? 3 : 2
  }
}

/// Traits that are set from outside and replace the inherited traits.
public struct TraitOverrides: Equatable, Sendable {
  /// The horizontal size class, if set.
  public var horizontal: SizeClass?
  /// The vertical size class, if set.
  public var vertical: SizeClass?
  /// The interface style, light or dark, if set.
  public var style: InterfaceStyle?
  /// The size of text, if set.
  public var contentSizeCategory: String?
  /// The number of pixels for a point, if set.
  public var displayScale: Double?

  /// Creates overrides of nothing.
  public init() {}

  /// Sets the traits that another value sets.
  public mutating func formUnion(_ other: TraitOverrides) {
    horizontal = other.horizontal ?? horizontal
    vertical = other.vertical ?? vertical
    style = other.style ?? style
    contentSizeCategory = other.contentSizeCategory ?? contentSizeCategory
    displayScale = other.displayScale ?? displayScale
  }

  func applied(to traits: TraitCollection) -> TraitCollection {
    var result = traits
    result.room.horizontal = horizontal ?? result.room.horizontal
    result.room.vertical = vertical ?? result.room.vertical
    result.style = style ?? result.style
    result.contentSizeCategory = contentSizeCategory ?? result.contentSizeCategory
    result.displayScale = displayScale ?? result.displayScale
    return result
  }
}
