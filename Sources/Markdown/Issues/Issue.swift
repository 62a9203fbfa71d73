/// A problem of a page that its author should know.
package struct Issue: Sendable, Hashable, CustomStringConvertible {
  /// The weight of an issue.
  package enum Severity: String, Sendable, Hashable {
    /// The page does not say the text that its author wrote.
    case error
    /// The page is complete, but a part of the source has no effect.
    case warning
  }

  /// The weight of the issue.
  package var severity: Severity
  /// The line in the file, counted from 1.
  package var line: Int
  /// The column in the file, in Unicode scalars counted from 1.
  package var column: Int
  /// A stable kebab-case name of the kind of issue.
  package var id: String
  /// One sentence in headline style, without a final period.
  package var message: String
  /// Advice for the author, or an empty text.
  package var help: String

  /// Creates an issue at a position in the file.
  package init(
    severity: Severity = .error, line: Int, column: Int, id: String, message: String,
    help: String = ""
  ) {
    self.severity = severity
    self.line = line
    self.column = column
    self.id = id
    self.message = message
    self.help = help
  }

  /// The issue as `line:column: severity: message [id]`.
  package var description: String {
    "\(line):\(column): \(severity.rawValue): \(message) [\(id)]"
  }
}

/// A page that cannot be read. The error always carries an issue.
package struct MarkdownError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems, in the order of the file.
  package let issues: [Issue]

  /// Creates an error from its issues.
  package init(issues: [Issue]) {
    self.issues = issues
  }

  /// The issues, each on a line.
  package var description: String {
    issues.map(\.description).joined(separator: "\n")
  }
}
