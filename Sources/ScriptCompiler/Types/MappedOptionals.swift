import SwiftSubset

// Calls of `map` and `flatMap` on optionals.
extension StaticTypes {
  /// True if the declarations show that a call maps an optional, not the elements or characters of
  /// its value.
  func mapsOptional(
    _ base: Expression, _ name: String, _ arguments: [Argument]
  ) -> Bool {
    guard name == "map" || name == "flatMap", arguments.count == 1, arguments[0].label == nil
    else { return false }
    // In `a?.b.map { … }` the call maps `b`, which may be optional or not.
    return linkType(of: base)?.isOptional == true
  }
}
