/// Bytes that are divided into parts of limited size.
struct SearchParts {
  let limit: Int
  /// The part that is being written.
  var bytes: [UInt8] = []
  private var separator: [UInt8] = []
  private var done: [[UInt8]] = []

  init(limit: Int) { self.limit = limit }

  var isAtBeginning: Bool { bytes.isEmpty }

  /// Ends a piece. A new part may begin behind the piece.
  mutating func end(with separator: String) {
    self.separator = [UInt8](separator.utf8)
    if bytes.count >= limit {
      done.append(bytes)
      bytes = []
    } else {
      bytes += self.separator
    }
  }

  /// All parts as literals.
  mutating func finished(opening: String, closing: String) -> [[UInt8]] {
    if !bytes.isEmpty {
      done.append(bytes.dropLast(separator.count))
      bytes = []
    }
    return done.map { [UInt8](opening.utf8) + $0 + [UInt8](closing.utf8) }
  }
}

/// A piece of a script.
struct SearchScript {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ text: String) { bytes += text.utf8 }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
