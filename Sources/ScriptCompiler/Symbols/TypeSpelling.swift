import SwiftSubset

extension TypeSyntax {
  /// The type as a text for comparisons.
  package var spelling: String {
    func list(_ types: [TypeSyntax]) -> String {
      types.map { $0.spelling }.joined(separator: ", ")
    }
    switch inShortForm {
    case .named(let name, let arguments):
      return arguments.isEmpty ? name : "\(name)<\(list(arguments))>"
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return wrapped.spelling + "?"
    case .array(let element): return "[\(element.spelling)]"
    case .dictionary(let key, let value): return "[\(key.spelling): \(value.spelling)]"
    case .tuple(let elements, _): return "(\(list(elements)))"
    case .function(let parameters, let result):
      return "(\(list(parameters))) -> \(result.spelling)"
    case .composition(let parts): return parts.map { $0.spelling }.joined(separator: " & ")
    case .metatype(let inner): return inner.spelling
    }
  }
}
