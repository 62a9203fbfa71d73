import Diagnostics
import Scenarios

/// Diagnostics as GitHub's workflow commands.
/// Source: https://docs.github.com/actions/reference/workflow-commands-for-github-actions
enum GitHubReport {
  /// One diagnostic as one line.
  static func command(_ located: LocatedDiagnostic) -> String {
    let diagnostic = located.diagnostic
    let properties = [
      ("file", located.path), ("line", String(located.line)),
      ("col", String(located.column)), ("endColumn", String(located.column + located.markedWidth)),
      ("title", diagnostic.id),
    ]
    let list = properties.map { "\($0)=\(escaped($1, [":", ","]))" }.joined(separator: ",")
    let command = diagnostic.severity == .error ? "error" : "warning"
    return "::\(command) \(list)::\(escaped(diagnostic.explanation))"
  }

  /// Escapes a text so that no character ends a line or a property.
  private static func escaped(_ text: String, _ marks: [Character] = []) -> String {
    text.map { character in
      if character == "%" || character.isNewline || marks.contains(character) {
        return character.utf8.map { byte in
          let digits = String(byte, radix: 16, uppercase: true)
          return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
        }.joined()
      }
      return String(character)
    }.joined()
  }
}
