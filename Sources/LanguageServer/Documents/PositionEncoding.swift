/// The units in which a client counts the characters of a line.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// The number of units of a scalar whose first byte in UTF-8 is known; 0 for a later byte.
  func units(ofByte byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}

/// A place in a text as a client counts: line and character from 0.
struct Position: Equatable, Comparable, Sendable {
  var line: Int
  var character: Int

  static func < (one: Position, other: Position) -> Bool {
    one.line == other.line ? one.character < other.character : one.line < other.line
  }

  /// Reads a place; nil for a value that is none.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer else {
      return nil
    }
    self.init(line: max(0, line), character: max(0, character))
  }

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }
}
