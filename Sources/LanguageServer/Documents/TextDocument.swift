import Diagnostics

/// An open file: its text, and the places in the text as offsets in bytes and as a client counts.
struct TextDocument: Sendable {
  /// The text with its lines.
  private(set) var source: SourceText
  /// The number that the client gives the text; nil for a text that is not open.
  private(set) var version: Int?
  let encoding: PositionEncoding

  init(_ text: String, version: Int? = nil, _ encoding: PositionEncoding) {
    self.init([UInt8](text.utf8), version: version, encoding)
  }

  init(_ bytes: [UInt8], version: Int? = nil, _ encoding: PositionEncoding) {
    source = SourceText(bytes)
    self.version = version
    self.encoding = encoding
  }

  var bytes: [UInt8] { source.bytes }

  // MARK: Changes

  /// Applies the changes of a client, one after the other.
  /// - Parameter changes: The values of `contentChanges`: a text, and a range for a part.
  mutating func apply(_ changes: [JSONValue], version: Int?) {
    for change in changes {
      guard let text = change["text"]?.text else { continue }
      guard let range = change["range"] else {
        source = SourceText(text)
        continue
      }
      guard let start = Position(range["start"]), let end = Position(range["end"]) else { continue }
      let (from, to) = (offset(of: start), offset(of: end))
      let (low, high) = (min(from, to), max(from, to))
      source = SourceText(Array(bytes[..<low]) + Array(text.utf8) + Array(bytes[high...]))
    }
    self.version = version
  }

  // MARK: Places

  /// The end of a line without its line break, as an offset.
  /// - Parameter number: The number of the line, from 1.
  func end(ofLine number: Int) -> Int {
    source.start(ofLine: number) + source.line(number).utf8.count
  }

  /// The offset of a place. A place outside of the text counts as the nearest place inside.
  func offset(of position: Position) -> Int {
    guard position.line < source.lineCount else { return bytes.count }
    let number = position.line + 1
    let end = end(ofLine: number)
    var offset = source.start(ofLine: number)
    var left = position.character
    while offset < end {
      let next = self.next(after: offset, before: end)
      let units = bytes[offset..<next].reduce(0) { $0 + encoding.units(ofByte: $1) }
      // A place inside of a scalar counts as the scalar's beginning.
      guard units <= left else { break }
      left -= units
      offset = next
    }
    return offset
  }

  /// The offset behind the scalar at an offset.
  private func next(after offset: Int, before end: Int) -> Int {
    var next = offset + 1
    while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }

  /// The place of an offset.
  func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = source.location(of: offset).line
    var character = 0
    for byte in bytes[source.start(ofLine: line)..<offset] {
      character += encoding.units(ofByte: byte)
    }
    return Position(line: line - 1, character: character)
  }

  /// The offset of a line and a column as diagnostics count: from 1, in scalars.
  func offset(line: Int, column: Int) -> Int {
    let end = end(ofLine: line)
    var offset = source.start(ofLine: line)
    var left = column - 1
    while left > 0, offset < end {
      offset = next(after: offset, before: end)
      left -= 1
    }
    return offset
  }

  /// The range between two offsets, as JSON.
  func range(_ start: Int, _ end: Int) -> JSONValue {
    ["start": position(of: start).json, "end": position(of: end).json]
  }

  func range(_ range: Range<Int>) -> JSONValue { self.range(range.lowerBound, range.upperBound) }

  /// The part of the text that a diagnostic marks.
  func span(of located: LocatedDiagnostic) -> Range<Int> {
    let start = offset(line: located.line, column: located.column)
    let last = end(ofLine: located.line)
    var end = start
    var left = max(1, located.width)
    while left > 0, end < last {
      end = next(after: end, before: last)
      left -= 1
    }
    return start..<end
  }

  /// The text between two offsets.
  func text(_ range: Range<Int>) -> String {
    let all = 0..<bytes.count
    return String(decoding: bytes[range.clamped(to: all)], as: UTF8.self)
  }

  /// The text of a line up to an offset.
  func lineText(before offset: Int) -> String {
    text(source.start(ofLine: line(at: offset))..<offset)
  }

  /// The number of the line at an offset, from 1.
  func line(at offset: Int) -> Int { source.location(of: offset).line }
}
