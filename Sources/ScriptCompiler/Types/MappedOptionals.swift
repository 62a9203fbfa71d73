import SwiftSubset

// Calls of `map` and `flatMap` on optionals.
extension StaticTypes {
  /// UIKit properties that are optional strings. A call maps the optional, not the characters.
  private static let optionalTexts = ["title", "text", "prompt", "placeholder", "message"]

  /// True if the declarations show that a call maps an optional.
  func mapsOptional(
    _ base: Expression, _ name: String, _ arguments: [Argument]
  ) -> Bool {
    guard name == "map" || name == "flatMap", arguments.count == 1, arguments[0].label == nil
    else { return false }
    // In `a?.b.map { … }` the call maps `b`, which may be optional or not.
    if let type = linkType(of: base) {
      if case .optional = type { return true }
      return false
    }
    guard let property = base.readName else { return false }
    return StaticTypes.optionalTexts.contains(property) && symbols.tables.members[property] == nil
  }
}

extension Expression {
  /// The name of the variable or property that the expression reads.
  fileprivate var readName: String? {
    if case .member(_, let name) = kind { return name }
    if case .identifier(let name) = kind { return name }
    return nil
  }
}
