/// The mark of a called name whose receiver is certainly an optional, as the compiler knows.
package enum OptionalMark {
  /// The suffix of the name.
  static let suffix = "?"

  /// Splits the mark of an optional from the name of a called method.
  /// - Returns: The name, and true if the call certainly maps an optional.
  package static func split(_ name: String) -> (name: String, isOptional: Bool) {
    guard name.utf8.last == UInt8(ascii: "?") else { return (name, false) }
    return (String(name.dropLast()), true)
  }
}
