import SwiftSubset

extension TypeSyntax {
  /// True if the type or a part of the type is optional, and printing shows that.
  package var hasOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    case .array(let element), .dictionary(_, let element): element.hasOptional
    case .tuple(let elements, _): elements.contains { $0.hasOptional }
    case .named, .function, .composition, .metatype: false
    }
  }

  /// True for an optional of the author or of the library.
  var isOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    case .named, .array, .dictionary, .tuple, .function, .composition, .metatype:
      wrappedByLibrary != nil
    }
  }
}
