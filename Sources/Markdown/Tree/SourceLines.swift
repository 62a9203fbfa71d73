/// A text and the beginnings of its lines, divided as libcmark divides lines: at LF, CR and CR LF.
struct SourceLines {
  let bytes: [UInt8]
  private var starts: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts.reserveCapacity(bytes.count / 32 + 2)
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      var start = 0
      let count = buffer.count
      while index < count {
        let byte = buffer[index]
        index += 1
        guard byte == Byte.newline || byte == Byte.carriageReturn else { continue }
        if byte == Byte.carriageReturn, index < count, buffer[index] == Byte.newline { index += 1 }
        starts.append(start)
        start = index
      }
      if start < count { starts.append(start) }
    }
  }

  var count: Int { starts.count }

  /// The bytes of a line, counted from 0, without the line end. Empty outside the text.
  func range(of line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else { return bytes.count..<bytes.count }
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    if end > start, bytes[end - 1] == Byte.newline { end -= 1 }
    if end > start, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    return start..<end
  }

  /// The line with the line end.
  func fullRange(of line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else { return bytes.count..<bytes.count }
    return starts[line]..<(line + 1 < starts.count ? starts[line + 1] : bytes.count)
  }

  func isBlank(_ line: Int) -> Bool {
    range(of: line).allSatisfy { bytes[$0] == Byte.space || bytes[$0] == Byte.tab }
  }
}

/// The bytes that Markdown gives a meaning.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let backslash = UInt8(ascii: "\\")
  static let pipe = UInt8(ascii: "|")
  static let colon = UInt8(ascii: ":")
  static let hyphen = UInt8(ascii: "-")
  static let equals = UInt8(ascii: "=")
  static let greater = UInt8(ascii: ">")
  static let less = UInt8(ascii: "<")
  static let hash = UInt8(ascii: "#")
  static let tilde = UInt8(ascii: "~")
  static let backtick = UInt8(ascii: "`")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")

  /// True for space, tab, vertical tab and form feed, which may surround a table cell.
  static func isCellSpace(_ byte: UInt8) -> Bool {
    byte == space || byte == tab || byte == 0x0B || byte == 0x0C
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
