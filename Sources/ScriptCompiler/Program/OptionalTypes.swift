import SwiftSubset

extension TypeSyntax {
  /// True if the type or a part of the type is optional.
  package var hasOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    case .array(let element), .dictionary(_, let element): element.hasOptional
    case .tuple(let elements, _): elements.contains { $0.hasOptional }
    case .named, .function, .composition, .metatype: false
    }
  }
}
