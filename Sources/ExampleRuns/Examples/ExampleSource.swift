import Diagnostics

/// The text of an example: the shown text, and the code that is run.
package struct ExampleSource: Sendable {
  /// The text as it was written.
  package let text: [UInt8]
  /// The code that is run, of the same length: blanks replace the marks of hidden lines.
  package let code: [UInt8]
  /// The text without its hidden lines.
  package let shown: String

  /// The lines that the author most likely meant to hide: the blank behind the mark is missing.
  let slips: [SourceRange]

  private static let mark = Array("//#".utf8)

  /// Takes an example apart.
  /// - Parameter text: The body of the block.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    var code = bytes
    var shown: [UInt8] = []
    var slips: [SourceRange] = []
    var lines: [Line] = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let next = min(end + 1, bytes.count)
      let place = ExampleSource.markPlace(bytes[start..<end])
      let isHidden = place.map { ExampleSource.isMark(at: $0, in: bytes[start..<end]) } ?? false
      if let place, isHidden {
        for index in place..<(place + ExampleSource.mark.count) { code[index] = 32 }
      } else {
        shown += bytes[start..<next]
        if let place { slips.append(ExampleSource.wordRange(from: place, in: bytes[start..<end])) }
      }
      lines.append(Line(start: start, end: next, isHidden: isHidden))
      start = next
    }
    self.text = bytes
    self.code = code
    self.shown = String(decoding: shown, as: UTF8.self)
    self.slips = slips
    self.lines = lines
  }

  /// The number of a line among the shown lines, from 0.
  /// - Parameter offset: A place in the text.
  /// - Returns: The number; `nil` if the line is hidden, or the place is behind the text.
  package func shownLine(at offset: Int) -> Int? {
    var number = 0
    for line in lines {
      if offset < line.end { return line.isHidden ? nil : number }
      if !line.isHidden { number += 1 }
    }
    return nil
  }

  /// The errors about shown lines that the author most likely meant to hide.
  var problems: [Diagnostic] {
    slips.map { range in
      Diagnostic(
        id: "mistyped-hidden-line", "A hidden line begins with '//# ', including the space",
        at: range,
        help: ["write '//# ' to compile this line and not show it, or '// ' for a comment"])
    }
  }

  /// The hidden lines, without their ends.
  var hiddenLines: [SourceRange] {
    lines.filter { $0.isHidden }.map { line in
      let isEnded = line.end > line.start && text[line.end - 1] == UInt8(ascii: "\n")
      return SourceRange(line.start, line.end - (isEnded ? 1 : 0))
    }
  }

  private let lines: [Line]

  private struct Line {
    /// The offset of the first character.
    let start: Int
    /// The offset at which the next line begins.
    let end: Int
    let isHidden: Bool
  }

  /// The place of the first mark on a line, for a hidden line or a slip.
  private static func markPlace(_ line: ArraySlice<UInt8>) -> Int? {
    guard let first = line.firstIndex(where: { $0 != 32 && $0 != 9 }) else { return nil }
    return Array(line[first...].prefix(mark.count)) == mark ? first : nil
  }

  /// True if a mark hides its line: a blank or the end of the line follows.
  private static func isMark(at place: Int, in line: ArraySlice<UInt8>) -> Bool {
    let behind = place + mark.count
    return behind == line.endIndex || line[behind] == 32 || line[behind] == 13
  }

  private static func wordRange(from place: Int, in line: ArraySlice<UInt8>) -> SourceRange {
    let end = line[place...].firstIndex { $0 == 32 || $0 == 9 || $0 == 13 } ?? line.endIndex
    return SourceRange(place, end)
  }
}
