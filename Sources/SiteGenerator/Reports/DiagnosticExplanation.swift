import Diagnostics
import ScriptLanguage

extension Diagnostic {
  /// Everything that is said, as lines of text: the summary, expected and actual side by side, notes
  /// and help.
  var explanation: String {
    var lines = [summary]
    if let difference { lines += DiagnosticText.lines(of: difference) }
    lines += notes.map { "note: \($0)" } + help.map { "help: \($0)" }
    return lines.joined(separator: "\n")
  }
}

extension LocatedDiagnostic {
  /// How many characters are marked in the line of the file: no more than it has.
  var markedWidth: Int {
    min(width, max(1, sourceLine.unicodeScalars.count - column + 1))
  }
}
