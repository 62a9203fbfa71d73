import Diagnostics
import Scenarios

/// The width and the lines of a label in a monospaced font. SVG neither measures nor wraps text.
package enum LabelText {
  /// The height of a line in user units.
  package static let lineHeight = 16

  /// The advance of one column in tenths of a user unit: 0.62 em of 13, the widest of the fonts
  /// that the style names.
  private static let columnTenths = 81

  /// The width of a number of columns in user units.
  package static func width(columns: Int) -> Int { (columns * columnTenths + 9) / 10 }

  /// The number of columns that fit into a width.
  static func columns(in width: Int) -> Int { max(8, width * 10 / columnTenths) }

  /// The number of columns that a text takes.
  package static func columns(of text: String) -> Int {
    var result = 0
    for scalar in text.unicodeScalars { result += DisplayWidth.columns(of: scalar) }
    return result
  }

  /// Breaks a text into lines: after spaces if possible, else after an opening parenthesis, else anywhere. A
  /// text that needs more lines than the limit ends in an ellipsis.
  package static func lines(_ text: String, columns limit: Int, lines maximum: Int = 3) -> [String]
  {
    guard columns(of: text) > limit else { return [text] }
    var lines: [String] = []
    var rest = Array(text.unicodeScalars)[...]
    while !rest.isEmpty, lines.count < maximum {
      let end = lineEnd(in: rest, columns: limit)
      let isCut = lines.count + 1 == maximum && end < rest.endIndex
      lines.append(string(isCut ? rest[..<end].dropLast() : rest[..<end]) + (isCut ? "…" : ""))
      rest = rest[end...]
    }
    return lines
  }

  private static func lineEnd(
    in scalars: ArraySlice<Unicode.Scalar>, columns limit: Int
  ) -> Int {
    var used = 0
    var afterSpace: Int?
    var afterParenthesis: Int?
    for index in scalars.indices {
      let width = DisplayWidth.columns(of: scalars[index])
      if used + width > limit {
        return afterSpace ?? afterParenthesis ?? max(index, scalars.startIndex + 1)
      }
      used += width
      if scalars[index] == " " { afterSpace = index + 1 }
      if scalars[index] == "(" { afterParenthesis = index + 1 }
    }
    return scalars.endIndex
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}
