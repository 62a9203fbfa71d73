import Diagnostics
import Scenarios

/// Diagnostics as lines that Xcode shows beside the code: `path:line:column: warning: text`.
///
/// A finding is a warning, because a build goes on. The exit status still tells that there are findings.
enum XcodeReport {
  /// A diagnostic as a line, with its notes as further lines. Xcode finds files by their whole path.
  static func lines(_ located: LocatedDiagnostic) -> String {
    let diagnostic = located.diagnostic
    let place = "\(OutputFolder.canonical(located.path)):\(located.line):\(located.column)"
    let level = diagnostic.severity == .error && !diagnostic.isDisagreement ? "error" : "warning"
    let notes = diagnostic.notes + diagnostic.help
    return "\(place): \(level): \(diagnostic.summary) [\(diagnostic.id)]\n"
      + notes.map { "\(place): note: \($0)\n" }.joined()
  }
}
