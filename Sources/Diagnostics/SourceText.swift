/// A source text with its lines, to turn offsets into lines and columns.
package struct SourceText: Sendable {
  /// The text as UTF-8.
  package let bytes: [UInt8]
  /// The offset at which each line starts; the first is 0.
  private let lineStarts: [Int]

  /// Creates a source text from UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for index in bytes.indices {
      // A carriage return in front of a line feed belongs to the same line break.
      let isLineFeed = bytes[index] == UInt8(ascii: "\n")
      let isLoneReturn =
        bytes[index] == UInt8(ascii: "\r")
        && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
      if isLineFeed || isLoneReturn { starts.append(index + 1) }
    }
    lineStarts = starts
  }

  /// Creates a source text from a string.
  package init(_ text: String) { self.init([UInt8](text.utf8)) }

  /// The number of lines; a text that ends in a line break has an empty last line.
  package var lineCount: Int { lineStarts.count }

  /// The line and column of an offset.
  /// - Parameter offset: An offset in bytes; an offset outside of the text counts as the nearest
  ///   end.
  package func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = 1
    for index in lineStarts[low]..<offset where !Self.continuesScalar(bytes[index]) { column += 1 }
    return SourceLocation(line: low + 1, column: column)
  }

  /// The offset in bytes at which a line begins; the end of the text when there is no such line.
  /// - Parameter number: The number of the line, counted from 1.
  package func start(ofLine number: Int) -> Int {
    number >= 1 && number <= lineStarts.count ? lineStarts[number - 1] : bytes.count
  }

  /// The text of a line without its line break; empty when there is no such line.
  /// - Parameter number: The number of the line, counted from 1.
  package func line(_ number: Int) -> String {
    guard number >= 1, number <= lineStarts.count else { return "" }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns true if a byte is the second or a later byte of a Unicode scalar.
  private static func continuesScalar(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}

/// A line and column, both counted from 1; the column counts Unicode scalars.
package struct SourceLocation: Equatable, Sendable {
  /// The number of the line.
  package var line: Int
  /// The number of the scalar in its line.
  package var column: Int
  /// Creates a location.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourceText {
  /// A range that can be shown. A range behind the last visible character moves to the end of that
  /// character, because the next line would be misleading.
  package func visible(_ range: SourceRange) -> SourceRange {
    var end = bytes.count
    while end > 0, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return range.start < end ? range : SourceRange(end, end)
  }

  /// The start of a range, and the width of the range in its first line.
  package func place(of range: SourceRange) -> (start: SourceLocation, width: Int) {
    let start = location(of: range.start)
    let end = location(of: range.end)
    return (start, end.line == start.line ? end.column - start.column : Int.max)
  }
}
