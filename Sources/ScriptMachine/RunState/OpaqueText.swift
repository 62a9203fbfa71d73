// Marks for unsimulated values in texts. A mark keeps the name of a value from being taken for its
// text, and no decision can depend on a text with a mark.
package enum OpaqueText {
  private static let start = "<not simulated: "
  private static let end = ">"

  /// The mark of an unsimulated value.
  package static func mark(_ name: String) -> String { start + name + end }

  /// The name in the first mark of a text, if the text has a mark.
  package static func name(in text: String) -> String? {
    let parts = text.pieces(separatedBy: start)
    guard parts.count > 1 else { return nil }
    return parts[1].pieces(separatedBy: end).first
  }

  /// True if a text contains a part, or `nil` if the answer depends on an unsimulated value.
  package static func contains(_ part: String, in text: String) -> Bool? {
    let parts = text.pieces(separatedBy: start)
    guard parts.count > 1 else { return part.isPart(of: text) }
    var known = [parts[0]]
    for piece in parts.dropFirst() {
      let rest = piece.pieces(separatedBy: end).dropFirst()
      known.append(rest.joined(separator: end))
    }
    return known.contains { part.isPart(of: $0) } ? true : nil
  }
}
