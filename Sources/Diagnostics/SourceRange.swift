/// A half-open range of UTF-8 offsets into one source text.
///
/// Offsets count bytes from the start of the text the lexer was given; `SourceText` turns them
/// into the lines and columns of the file the text was cut from.
public struct SourceRange: Equatable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset after the last byte.
  public var end: Int

  /// Creates a range.
  /// - Parameters:
  ///   - start: The offset of the first byte.
  ///   - end: The offset after the last byte; equal to `start` for a place between two bytes.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The smallest range that covers this one and `other`.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }
}
