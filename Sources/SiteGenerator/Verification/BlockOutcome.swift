import Diagnostics
import ScriptLanguage

/// What became of a live block: everything that its page and a report need, so that the block has to run
/// again only if something about it has changed.
struct BlockOutcome: Codable, Equatable {
  /// The kind of the block, which is the name of its template as well.
  let kind: LiveBlockKind
  /// Its checks.
  var checks = 0
  /// Its claims, and the runs in which they were judged.
  var claims = 0
  var claimRuns = 0
  /// What is wrong.
  var diagnostics: [StoredDiagnostic] = []
  /// The values of its template.
  var values: [String: TemplateValue] = [:]
  /// The scenarios that it is about by their ids; that of a `scenario` block is its own.
  var scenarios: [String] = []
  /// The versions with which groups of releases begin on which the same happens, of a scenario that holds.
  var releaseStarts: [Int] = []
  /// Whether it is about families of built-in scenarios.
  var isAboutFamilies = false
  /// What a scenario shows, for the pages that lead to it.
  var subjects = ShownSubjects()
  /// What became of an example; `nil` for what is none.
  var example: ExampleOutcome?

  init(_ kind: LiveBlockKind) { self.kind = kind }

  /// What stands above a scenario: its title. Those of a generated page share the title of the page, so that there it
  /// is their versions.
  func scenarioHeading(isGenerated: Bool) -> String? {
    guard kind == .scenario else { return nil }
    return values[isGenerated ? "releases" : "title"]?.text
  }

  /// Whether it is a scenario that says nothing of whether it is right.
  var isUnverified: Bool { kind == .scenario && checks == 0 }

  /// Whether something was run for it.
  var isRun: Bool { kind != .swift || example.map { $0.reason == nil } == true }

  /// Whether it is Swift that is shown and neither run nor judged.
  var isPlainSwift: Bool { kind == .swift && example == nil }
}

extension LiveBlockKind: Codable {}

/// A diagnostic of a block, without what every block's has.
struct StoredDiagnostic: Codable, Equatable {
  private let isWarning: Bool
  private let id: String
  private let summary: String
  private let start: Int
  private let end: Int
  private let isInInfo: Bool
  private let isDisagreement: Bool
  private let rows: [Row]?
  private let notes: [String]
  private let placedNotes: [StoredNote]
  private let help: [String]

  private struct StoredNote: Codable, Equatable {
    let text: String
    let detail: String
    let offset: Int
  }

  private struct Row: Codable, Equatable {
    let expected: String?
    let actual: String?
    let agrees: Bool
  }

  init(_ diagnostic: Diagnostic) {
    isWarning = diagnostic.severity == .warning
    id = diagnostic.id
    summary = diagnostic.summary
    start = diagnostic.range.start
    end = diagnostic.range.end
    isInInfo = diagnostic.origin == .info
    isDisagreement = diagnostic.isDisagreement
    rows = diagnostic.difference?.rows.map {
      Row(expected: $0.expected, actual: $0.actual, agrees: $0.agrees)
    }
    notes = diagnostic.notes
    placedNotes = diagnostic.placedNotes.map {
      StoredNote(text: $0.text, detail: $0.detail, offset: $0.offset)
    }
    help = diagnostic.help
  }

  var isError: Bool { !isWarning }

  /// The diagnostic as it was.
  var diagnostic: Diagnostic {
    var result = Diagnostic(
      isWarning ? .warning : .error, id: id, summary, at: SourceRange(start, end),
      difference: rows.map { rows in
        Difference(
          rows: rows.map {
            Difference.Row(expected: $0.expected, actual: $0.actual, agrees: $0.agrees)
          })
      }, notes: notes, help: help)
    result.placedNotes = placedNotes.map {
      PlacedNote(text: $0.text, detail: $0.detail, offset: $0.offset)
    }
    result.origin = isInInfo ? .info : .body
    result.isDisagreement = isDisagreement
    return result
  }
}
