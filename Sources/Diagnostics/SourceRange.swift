/// A half-open range of UTF-8 offsets into one source text.
///
/// Offsets count bytes from the start of the text the lexer was given; `SourceText` turns them
/// into the lines and columns of the file the text was cut from.
package struct SourceRange: Equatable, Sendable {
  /// The text of the range.
  package var source: SourceID
  private var first: Int32
  private var last: Int32

  /// Creates a range.
  /// - Parameters:
  ///   - start: The offset of the first byte.
  ///   - end: The offset after the last byte; equal to `start` for a place between two bytes.
  ///   - source: The text of the range.
  package init(_ start: Int, _ end: Int, in source: SourceID = .main) {
    self.source = source
    first = Int32(truncatingIfNeeded: start)
    last = Int32(truncatingIfNeeded: end)
  }

  /// The offset of the first byte.
  package var start: Int {
    get { Int(first) }
    set { first = Int32(truncatingIfNeeded: newValue) }
  }

  /// The offset after the last byte.
  package var end: Int {
    get { Int(last) }
    set { last = Int32(truncatingIfNeeded: newValue) }
  }

  /// The place of the first byte.
  package var place: SourcePlace { SourcePlace(source: source, offset: start) }

  /// The smallest range around both ranges. The two ranges are of the same text.
  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end), in: source)
  }

  /// Returns true if another range lies inside the range.
  package func contains(_ other: SourceRange) -> Bool {
    source == other.source && start <= other.start && other.end <= end
  }
}

/// The id of a text among the texts compiled together. Ids have the order of reading.
package struct SourceID: Hashable, Comparable, Sendable {
  package let number: UInt16

  /// Creates the id of a text.
  /// - Parameter number: The number of the text, 0 for the main text.
  package init(_ number: UInt16) { self.number = number }

  /// The main text: a live block, an example, the first of several files.
  package static let main = SourceID(0)

  /// The order in which texts are read.
  package static func < (one: SourceID, other: SourceID) -> Bool { one.number < other.number }
}

/// A place in one of several texts.
package struct SourcePlace: Hashable, Comparable, Sendable {
  /// The text.
  package let source: SourceID
  /// The offset in bytes.
  package let offset: Int

  /// Creates a place.
  package init(source: SourceID, offset: Int) {
    self.source = source
    self.offset = offset
  }

  /// The order of the texts, and within a text the order of the offsets.
  package static func < (one: SourcePlace, other: SourcePlace) -> Bool {
    one.source == other.source ? one.offset < other.offset : one.source < other.source
  }
}
