/// A fenced code block, anywhere on the page.
package struct FencedCodeBlock: Sendable, Hashable {
  /// The text behind the opening fence, with entities and backslash escapes resolved.
  package let info: String
  /// The code. Every line ends with a line feed.
  package let literal: String
  /// The file's line of the opening fence, counted from 1.
  package let fenceLine: Int
  /// The column of the opening fence in the file, in Unicode scalars counted from 1.
  package let fenceColumn: Int
  /// The column of the info string in the file. For a block without info string, the column behind the fence.
  package let infoColumn: Int
  /// For every line of `literal`, the number of Unicode scalars before the line in the file: list
  /// indentation, quote markers and the indentation of the fence.
  ///
  /// If a container takes only a part of a tab, `literal` has spaces for the rest of the tab. The number is
  /// then right for everything behind those spaces, and can be negative.
  package let strippedColumns: [Int]
  /// True if there is a closing fence. A block without a closing fence ends with its container.
  package let isClosed: Bool
  /// True for a block in a fold.
  package let isFolded: Bool

  /// The file's line of the first line of code, counted from 1.
  package var contentLine: Int { fenceLine + 1 }

  /// The file's column of a place in the code.
  ///
  /// - Parameters:
  ///   - column: The place's column in its line of `literal`, in Unicode scalars counted from 1.
  ///   - line: The line in `literal`, counted from 1.
  package func fileColumn(of column: Int, inLine line: Int) -> Int {
    guard strippedColumns.indices.contains(line - 1) else { return column }
    return max(1, column + strippedColumns[line - 1])
  }

  /// The file's line of a line of the code. Both are counted from 1.
  package func fileLine(ofLine line: Int) -> Int { fenceLine + line }
}
