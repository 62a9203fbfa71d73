import Diagnostics
import ExampleRuns
import SiteGenerator

/// Diagnostics in the form of the protocol.
enum PublishedDiagnostic {
  static func all(of document: OpenDocument) -> [JSONValue] {
    document.diagnostics.map { json($0, document.text) }
  }

  static func json(_ located: LocatedDiagnostic, _ document: TextDocument) -> JSONValue {
    let diagnostic = located.diagnostic
    let address = Finding.named(diagnostic.id).flatMap { ProblemFacts.address(of: $0) }
    return JSONValue(members: [
      ("range", document.range(document.span(of: located))),
      ("severity", .integer(diagnostic.severity == .error ? 1 : 2)),
      ("code", .text(diagnostic.id)), ("source", "lifeguard"),
      ("codeDescription", address.map { ["href": .text($0)] }),
      ("message", .text(text(of: diagnostic))),
    ])
  }

  /// The summary, expected and actual events, notes and help.
  private static func text(of diagnostic: Diagnostic) -> String {
    var lines = [diagnostic.summary]
    lines += diagnostic.difference.map(DiagnosticText.lines) ?? []
    lines += diagnostic.notes.map { "note: \($0)" }
    lines += diagnostic.help.map { "help: \($0)" }
    return lines.joined(separator: "\n")
  }
}
