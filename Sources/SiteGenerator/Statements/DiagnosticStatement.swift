import Scenarios

/// The statement that all diagnostics with an id have in common. A diagnostic describes one place.
/// Readers who see only the id get the statement.
struct DiagnosticStatement {
  /// The permanent id.
  let id: String
  /// The error in one sentence.
  let statement: String

  init(_ id: String, _ statement: String) {
    self.id = id
    self.statement = statement
  }

  /// All statements except those of findings, which have declarations of their own.
  static let all = page + block + syntax + run + check

  /// The statement of an id; `nil` for findings and for unknown ids.
  static func named(_ id: String) -> DiagnosticStatement? { all.first { $0.id == id } }
}
