/// The measure and the lines of a label in a monospaced font. SVG neither measures nor wraps text.
enum LabelText {
  /// The height of a line in user units.
  static let lineHeight = 16

  /// The advance of one column in tenths of a user unit: 0.62 em of 13, the widest of the fonts
  /// that the style names.
  private static let columnTenths = 81

  /// The width of so many columns in user units.
  static func width(columns: Int) -> Int { (columns * columnTenths + 9) / 10 }

  /// How many columns fit into a width.
  static func columns(in width: Int) -> Int { max(8, width * 10 / columnTenths) }

  /// The number of columns a text takes.
  static func columns(of text: String) -> Int {
    var result = 0
    for scalar in text.unicodeScalars { result += columns(of: scalar.value) }
    return result
  }

  /// Combining marks and joiners take none, East Asian characters and emoji two.
  private static func columns(of scalar: UInt32) -> Int {
    switch scalar {
    case 0x0300...0x036F, 0x200B...0x200F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// Breaks a text into lines, after spaces where possible, else after an opening parenthesis, else
  /// anywhere; what would need more lines than the limit ends in an ellipsis.
  static func lines(_ text: String, columns limit: Int, lines maximum: Int = 3) -> [String] {
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
      let width = columns(of: scalars[index].value)
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
