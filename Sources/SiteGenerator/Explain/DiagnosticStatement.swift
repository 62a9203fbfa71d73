import ScriptLanguage

/// What the diagnostics with an id have in common. A diagnostic says of one place what is wrong there;
/// this is for those who see only its id.
struct DiagnosticStatement {
  /// The permanent id.
  let id: String
  /// One sentence: what is wrong.
  let statement: String

  init(_ id: String, _ statement: String) {
    self.id = id
    self.statement = statement
  }

  /// All of them but the findings, which have declarations of their own.
  static let all = page + block + syntax + run

  /// The one with an id; `nil` for findings and for ids that no diagnostic has.
  static func named(_ id: String) -> DiagnosticStatement? { all.first { $0.id == id } }
}
