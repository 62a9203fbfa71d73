/// The places where a word breaks that is too long for a phone, such as the name of a callback.
package enum LongWords {
  /// The length up to which a word needs no place to break.
  private static let limit = 18

  /// Cuts a text into pieces between which a line may end: before a capital letter that follows a small
  /// letter, before an opening bracket, and behind punctuation. Words of usual length stay whole.
  /// - Parameter text: Any text.
  /// - Returns: The pieces, which together are the text.
  package static func pieces(of text: String) -> [String] {
    guard text.utf8.count > limit else { return [text] }
    var pieces: [String] = []
    var piece = ""
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      if index > 0 { piece += " " }
      guard word.unicodeScalars.count > limit else {
        piece += word
        continue
      }
      var last: Unicode.Scalar?
      for scalar in word.unicodeScalars {
        if let last, breaks(between: last, scalar), !piece.isEmpty {
          pieces.append(piece)
          piece = ""
        }
        piece.unicodeScalars.append(scalar)
        last = scalar
      }
    }
    return pieces + [piece]
  }

  private static func breaks(between first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    if first.isLowercase && second.isUppercase { return true }
    if second == "(" { return first != "(" }
    return [".", ":", ",", "/", "-", "_"].contains(first)
      && (second.isLowercase || second.isUppercase)
  }
}

extension Unicode.Scalar {
  fileprivate var isLowercase: Bool { ("a"..."z").contains(self) }
  fileprivate var isUppercase: Bool { ("A"..."Z").contains(self) }
}
