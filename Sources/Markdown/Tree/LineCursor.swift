/// A place in a source line, in bytes and in columns with tab stops of four.
///
/// The arithmetic is libcmark's: a container may take a part of a tab, and the rest of the tab then counts as
/// spaces of the content.
struct LineCursor {
  private static let tabStop = 4
  private let bytes: [UInt8]
  let lineStart: Int
  let lineEnd: Int
  private(set) var position: Int
  private(set) var column = 0
  private(set) var isInsideTab = false

  init(_ lines: SourceLines, line: Int) {
    let range = lines.range(of: line)
    bytes = lines.bytes
    lineStart = range.lowerBound
    lineEnd = range.upperBound
    position = range.lowerBound
  }

  /// The byte at the cursor, or a line end after the last byte.
  var current: UInt8 { byte(at: position) }

  func byte(at index: Int) -> UInt8 { index < lineEnd ? bytes[index] : Byte.newline }

  var isAtSpace: Bool { current == Byte.space || current == Byte.tab }

  /// The place of the first byte that is no space or tab, and its distance in columns.
  var firstNonspace: (position: Int, indent: Int) {
    var index = position
    var reached = column
    while index < lineEnd {
      if bytes[index] == Byte.space {
        reached += 1
      } else if bytes[index] == Byte.tab {
        reached += Self.tabStop - reached % Self.tabStop
      } else {
        break
      }
      index += 1
    }
    return (index, reached - column)
  }

  var isBlank: Bool { firstNonspace.position >= lineEnd }

  /// The columns of a partly taken tab that are left for the content.
  var restOfTab: Int { isInsideTab ? Self.tabStop - column % Self.tabStop : 0 }

  /// The end of the containers' part of the line. A partly taken tab belongs to the containers' part.
  var prefixEnd: Int { isInsideTab ? position + 1 : position }

  mutating func advance(columns: Int) {
    var left = columns
    while left > 0, position < lineEnd {
      guard bytes[position] == Byte.tab else {
        step(columns: 1)
        left -= 1
        continue
      }
      let toTabStop = Self.tabStop - column % Self.tabStop
      isInsideTab = toTabStop > left
      let taken = min(left, toTabStop)
      column += taken
      position += isInsideTab ? 0 : 1
      left -= taken
    }
  }

  mutating func advance(to target: Int) {
    while position < min(target, lineEnd) {
      let isTab = bytes[position] == Byte.tab
      step(columns: isTab ? Self.tabStop - column % Self.tabStop : 1)
    }
  }

  private mutating func step(columns: Int) {
    isInsideTab = false
    column += columns
    position += 1
  }
}
