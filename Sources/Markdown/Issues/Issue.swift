/// A problem of a page that its author should know.
public struct Issue: Sendable, Hashable, CustomStringConvertible {
  /// The weight of an issue.
  public enum Severity: String, Sendable, Hashable {
    /// The page does not say the text that its author wrote.
    case error
    /// The page is complete, but a part of the source has no effect.
    case warning
  }

  /// The weight of the issue.
  public var severity: Severity
  /// The line in the file, counted from 1.
  public var line: Int
  /// The column in the file, in Unicode scalars counted from 1.
  public var column: Int
  /// A stable kebab-case name of the kind of issue.
  public var id: String
  /// One sentence in headline style, without a final period.
  public var message: String
  /// Advice for the author, or an empty text.
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

/// A page that cannot be read. The error always carries an issue.
public struct MarkdownError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The problems, in the order of the file.
  public let issues: [Issue]

  /// Creates an error from its issues.
  public init(issues: [Issue]) {
    self.issues = issues
  }

  /// The issues, each on a line.
  public var description: String {
    issues.map(\.description).joined(separator: "\n")
  }
}
