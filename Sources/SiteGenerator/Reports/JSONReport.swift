import Diagnostics
import Foundation
import LifecycleEngine
import Scenarios

/// A verification, or files that were checked, as a JSON object.
struct JSONReport<Counts: Encodable>: Encodable {
  /// The engine that ran the scenarios.
  private let engine = EngineVersion.current
  private let counts: Counts
  private let diagnostics: [JSONDiagnostic]

  init(_ counts: Counts, _ diagnostics: [LocatedDiagnostic]) {
    self.counts = counts
    self.diagnostics = diagnostics.map(JSONDiagnostic.init)
  }

  /// The object with keys in alphabetical order, and a line feed.
  var text: String { JSONText.render(self) }
}

private struct JSONDiagnostic: Encodable {
  let file: String
  let line: Int
  /// The column in Unicode scalars of the line.
  let column: Int
  let width: Int
  let severity: String
  let id: String
  let message: String
  let difference: [JSONRow]?
  let notes: [String]
  let help: [String]
  /// The address at which the scenario can be run and changed; missing for none.
  let link: String?

  init(_ located: LocatedDiagnostic) {
    let diagnostic = located.diagnostic
    file = located.path
    line = located.line
    column = located.column
    width = located.markedWidth
    severity = diagnostic.severity == .error ? "error" : "warning"
    id = diagnostic.id
    message = diagnostic.summary
    difference = diagnostic.difference?.rows.map(JSONRow.init)
    notes = diagnostic.notes
    help = diagnostic.help
    link = located.link
  }
}

private struct JSONRow: Encodable {
  let expected: String?
  let actual: String?
  let agrees: Bool

  init(_ row: Difference.Row) {
    expected = row.expected
    actual = row.actual
    agrees = row.agrees
  }

  enum CodingKeys: CodingKey { case expected, actual, agrees }

  /// A missing side is `null`, because every row has to have the same keys.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(expected, forKey: .expected)
    try container.encode(actual, forKey: .actual)
    try container.encode(agrees, forKey: .agrees)
  }
}

/// JSON in the printed form.
enum JSONText {
  /// Renders a value whose strings and numbers all have a form in JSON.
  static func render(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
