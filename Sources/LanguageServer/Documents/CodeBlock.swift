import Diagnostics
import ExampleRuns
import Markdown
import Scenarios
import SiteGenerator

/// A block of a page with the places of its code in the file.
struct CodeBlock {
  let place: BlockPlace
  let document: TextDocument
  private let code: SourceText

  init(_ place: BlockPlace, in document: TextDocument) {
    self.place = place
    self.document = document
    code = SourceText(place.block.literal)
  }

  var literal: String { place.block.literal }
  var kind: LiveBlockKind? { place.kind }
  var fenceLine: Int { place.block.fenceLine }

  /// The line of the closing fence, or the last line of a block without one.
  var lastLine: Int {
    place.block.fileLine(
      ofLine: place.block.strippedColumns.count + (place.block.isClosed ? 1 : 0))
  }

  /// True if the code is Swift.
  var isSwift: Bool { kind == .scenario || kind == .swift }

  /// True if a line of the file is one of the code.
  func hasCode(line: Int) -> Bool {
    line > fenceLine && line <= fenceLine + place.block.strippedColumns.count
  }

  /// The offset in the file of an offset in the code.
  func fileOffset(of offset: Int) -> Int {
    let location = code.location(of: offset)
    return document.offset(
      line: place.block.fileLine(ofLine: location.line),
      column: place.block.fileColumn(of: location.column, inLine: location.line))
  }

  /// The offset in the code of an offset in the file; nil outside of the code.
  func codeOffset(of offset: Int) -> Int? {
    let location = document.source.location(of: offset)
    guard hasCode(line: location.line) else { return nil }
    let line = location.line - fenceLine
    let column = location.column - place.block.strippedColumns[line - 1]
    var result = code.start(ofLine: line)
    let end = result + code.line(line).utf8.count
    var left = column - 1
    while left > 0, result < end {
      result += 1
      while result < end, code.bytes[result] & 0xC0 == 0x80 { result += 1 }
      left -= 1
    }
    return result
  }

  /// The range in the file of a word of the info string.
  func infoRange(_ range: SourceRange) -> Range<Int> {
    let info = SourceText(place.block.info)
    func offset(_ place: Int) -> Int {
      document.offset(
        line: fenceLine, column: self.place.block.infoColumn + info.location(of: place).column - 1)
    }
    return offset(range.start)..<offset(range.end)
  }
}
