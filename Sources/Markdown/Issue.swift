/// Something an author should know about a page.
public struct Issue: Sendable, Hashable, CustomStringConvertible {
  /// How much an issue matters.
  public enum Severity: String, Sendable, Hashable {
    /// The page does not say what its author wrote.
    case error
    /// The page is complete; something in its source has no effect.
    case warning
  }

  /// How much the issue matters.
  public var severity: Severity
  /// The line in the file, counted from 1.
  public var line: Int
  /// The column in the file, in Unicode scalars counted from 1.
  public var column: Int
  /// A stable kebab-case name of the kind of issue.
  public var id: String
  /// One sentence in headline style, without a final period.
  public var message: String
  /// What the author can do about it; empty when there is nothing to add.
  public var help: String

  /// Creates an issue at a position in the file.
  public init(
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
  public var description: String {
    "\(line):\(column): \(severity.rawValue): \(message) [\(id)]"
  }
}

/// A page that cannot be read; it always carries at least one issue.
public struct MarkdownError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, in the order of the file.
  public let issues: [Issue]

  /// Creates an error from the issues that caused it.
  public init(issues: [Issue]) {
    self.issues = issues
  }

  /// One issue a line.
  public var description: String {
    issues.map(\.description).joined(separator: "\n")
  }
}
