/// Something the user gave that cannot be used at all: a missing folder, a theme without templates.
///
/// What is wrong inside a page is a diagnostic instead, with its place.
public struct InputError: Error, Sendable, CustomStringConvertible {
  /// One line that says what is wrong, without a final period.
  public let message: String
  /// What to do about it; empty when there is nothing to add.
  public let help: String

  /// What else is wrong with what the user gave.
  private var others: [InputError] = []

  /// Creates an error.
  public init(_ message: String, help: String = "") {
    self.message = message
    self.help = help
  }

  /// Creates one error of several; nil where there is none.
  init?(_ errors: [InputError]) {
    guard let first = errors.first else { return nil }
    self = first
    others += errors.dropFirst()
  }

  /// This one and the others.
  var all: [InputError] { [self] + others.flatMap(\.all) }

  /// The message, and the help on a line of its own; then the same of what else is wrong.
  public var description: String {
    others.reduce("error: \(message)\n" + (help.isEmpty ? "" : "help: \(help)\n")) {
      $0 + $1.description
    }
  }
}
