/// A line of the source with carets under the marked part. A line too long to be read is cut to the
/// surroundings of the mark.
struct SourceExcerpt {
  /// The text to show; `…` stands for what is left out at either end.
  private(set) var text = ""
  /// The line below the text: spaces, tabs where the text has them, and carets.
  private(set) var marks = ""

  /// The most characters of the shown text.
  private static let limit = 120
  /// The most characters before the mark.
  private static let before = 40

  /// - Parameters:
  ///   - line: The whole line.
  ///   - column: The beginning of the mark: from 1, in Unicode scalars.
  ///   - width: The number of marked scalars.
  init(_ line: String, column: Int, width: Int) {
    let characters = Array(line)
    let first = SourceExcerpt.index(ofScalar: column - 1, in: characters)
    let length = min(width, line.utf8.count)
    let last = SourceExcerpt.index(ofScalar: column - 1 + length, in: characters)
    let window = SourceExcerpt.window(of: characters.count, around: first)
    if window.lowerBound > 0 { append("…", isBefore: true) }
    for index in window { append(characters[index], isBefore: index < first) }
    if window.upperBound < characters.count { text += "…" }
    // A mark inside a single character covers the whole character. A mark behind the last character
    // is one caret.
    let end = min(max(last, first + 1), window.upperBound)
    var columns = 0
    for index in first..<max(first, end) { columns += DisplayWidth.columns(of: characters[index]) }
    marks += String(repeating: "^", count: max(1, columns))
  }

  private mutating func append(_ character: Character, isBefore: Bool) {
    text.append(character)
    guard isBefore else { return }
    // Tabs stay tabs, so the caret stands under its place whatever the width of a tab.
    let spaces = String(repeating: " ", count: DisplayWidth.columns(of: character))
    marks += character == "\t" ? "\t" : spaces
  }

  /// The index of the character with the scalar of a number.
  private static func index(ofScalar number: Int, in characters: [Character]) -> Int {
    var scalars = 0
    for (index, character) in characters.enumerated() {
      scalars += character.unicodeScalars.count
      if scalars > number { return index }
    }
    return characters.count
  }

  private static func window(of count: Int, around index: Int) -> Range<Int> {
    guard count > limit else { return 0..<count }
    let start = max(0, min(index - before, count - limit))
    return start..<start + limit
  }
}
