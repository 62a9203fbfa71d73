/// The delimiters of a string literal.
struct StringLiteral {
  /// The number of `#` before and after the quotes.
  let hashes: Int
  /// One quote, or three for a literal of several lines.
  let quotes: Int

  /// The literal that begins at a place, or `nil` if none begins there.
  init?(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    hashes = end - start
    // Nobody writes 16 number signs, and looking for them at every quote would take long.
    guard hashes < 16 else { return nil }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    let isLong =
      end + 2 < bytes.count && bytes[end + 1] == UInt8(ascii: "\"")
      && bytes[end + 2] == UInt8(ascii: "\"")
    quotes = isLong ? 3 : 1
  }
}

extension SwiftScanner {
  /// Copies the text of a literal up to the end or to an interpolation, whose code is scanned as any code is.
  /// The span of the literal is open before this call and closed after the call.
  mutating func stringBody(_ literal: StringLiteral, _ output: inout [UInt8]) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\""), isClosing(literal) {
        copy(to: position + literal.quotes + literal.hashes, &output)
        break
      }
      // An open literal of one line ends with the line, so that a slip spoils no further line.
      if byte == 0x0A, literal.quotes == 1 { break }
      guard byte == UInt8(ascii: "\\"), hashes(at: position + 1, atLeast: literal.hashes) else {
        copy(to: position + 1, &output)
        continue
      }
      let escaped = position + 1 + literal.hashes
      guard escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") else {
        // The next round reads a line feed, because a line feed may end the literal.
        let isCopied = escaped < bytes.count && bytes[escaped] != 0x0A
        copy(to: isCopied ? escaped + 1 : min(escaped, bytes.count), &output)
        continue
      }
      copy(to: escaped + 1, &output)
      interpolations.append(Interpolation(literal: literal, depth: 1))
      break
    }
    output.append(contentsOf: "</span>".utf8)
  }

  private func isClosing(_ literal: StringLiteral) -> Bool {
    for distance in 0..<literal.quotes where peek(distance) != UInt8(ascii: "\"") { return false }
    return hashes(at: position + literal.quotes, atLeast: literal.hashes)
  }

  private func hashes(at start: Int, atLeast count: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    for index in start..<(start + count) where bytes[index] != UInt8(ascii: "#") { return false }
    return true
  }
}
