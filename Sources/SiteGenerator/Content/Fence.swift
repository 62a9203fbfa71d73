import ExampleRuns
import Scenarios

/// The beginning of a line, behind indentation and the marks of lists and quotes.
struct Fence {
  let mark: Character
  let length: Int
  /// The column of the first mark, counted from 1.
  let column: Int
  private let rest: Substring

  /// - Returns: Nil for a line that does not begin with a run of two or more marks.
  init?(_ line: String) {
    let text = line.drop { " \t>-*+.)".contains($0) || $0.isNumber }
    guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let run = text.prefix { $0 == mark }
    guard run.count > 1 else { return nil }
    self.mark = mark
    length = run.count
    column = line.unicodeScalars.count - text.unicodeScalars.count + 1
    rest = text.dropFirst(run.count)
  }

  /// The marks, which a line needs to close the block.
  var text: String { String(repeating: mark, count: length) }

  /// The kind of live block whose word follows; nil if marks follow, because the line is then code
  /// in a sentence.
  var kind: LiveBlockKind? {
    let words = rest.drop { $0 == " " || $0 == "\t" }
    guard !words.contains(mark) else { return nil }
    var parts = words.split { $0 == " " || $0 == "\t" }.map(String.init)
    if parts.count > 1, parts[0] == "swift", InfoString.behindSwift.contains(parts[1]) {
      parts.removeFirst()
    }
    return parts.first.flatMap { LiveBlockKind(rawValue: $0) }
  }
}
