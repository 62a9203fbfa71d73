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

/// What a controller or view knows of its surroundings: `UITraitCollection`.
public struct TraitCollection: Equatable, Sendable {
  /// Which kind of device it is on.
  public var idiom: Device.Idiom
  /// How much room there is.
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

/// Traits that are set from outside, in place of those that would be inherited.
public struct TraitOverrides: Equatable, Sendable {
  /// The room from left to right, if it is set.
  public var horizontal: SizeClass?
  /// The room from top to bottom, if it is set.
  public var vertical: SizeClass?
  /// Light or dark, if it is set.
  public var style: InterfaceStyle?
  /// The size of text, if it is set.
  public var contentSizeCategory: String?
  /// Pixels for a point, if it is set.
  public var displayScale: Double?

  /// Creates overrides of nothing.
  public init() {}

  /// Sets what another one sets.
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
