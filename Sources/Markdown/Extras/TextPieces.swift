/// A part of a text node: plain text, a bare address, or a reference to a footnote.
enum TextPiece: Equatable {
  case text(Range<Int>)
  case address(Autolinks.Found)
  case footnote(Range<Int>, label: String)

  /// Cuts the text of a node.
  /// - Parameters:
  ///   - text: The text.
  ///   - hasAddresses: True if addresses are links here.
  /// - Returns: The parts in order; nil for plain text alone.
  static func all(in text: UnsafeBufferPointer<UInt8>, hasAddresses: Bool) -> [TextPiece]? {
    var special = hasAddresses ? Autolinks.all(in: text).map { TextPiece.address($0) } : []
    var index = 1
    while index < text.count {
      if text[index] == InlineMarks.footnote, text[index - 1] == Byte.openBracket,
        let end = text[index...].firstIndex(of: Byte.closeBracket)
      {
        let label = String(decoding: text[index + 1..<end], as: UTF8.self).lowercased()
        special.append(.footnote(index - 1..<end + 1, label: label))
        index = end
      }
      index += 1
    }
    guard !special.isEmpty else { return nil }
    var pieces: [TextPiece] = []
    var place = 0
    for piece in special.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where piece.range.lowerBound >= place {
      if piece.range.lowerBound > place { pieces.append(.text(place..<piece.range.lowerBound)) }
      pieces.append(piece)
      place = piece.range.upperBound
    }
    if place < text.count { pieces.append(.text(place..<text.count)) }
    return pieces
  }

  var range: Range<Int> {
    switch self {
    case .text(let range), .footnote(let range, _): range
    case .address(let found): found.range
    }
  }
}
