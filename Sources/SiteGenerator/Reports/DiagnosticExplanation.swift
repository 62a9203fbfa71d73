import Diagnostics
import Scenarios

extension Diagnostic {
  /// The whole diagnostic as lines of text: the summary, expected and actual side by side, notes
  /// and help.
  var explanation: String {
    var lines = [summary]
    if let difference { lines += DiagnosticText.lines(of: difference) }
    lines += notes.map { "note: \($0)" } + help.map { "help: \($0)" }
    return lines.joined(separator: "\n")
  }
}
