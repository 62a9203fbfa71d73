/// Something the user gave that cannot be used at all: a missing folder, a theme without templates.
///
/// What is wrong inside a page is a diagnostic instead, with its place.
public struct InputError: Error, Sendable, CustomStringConvertible {
  /// One line that says what is wrong, without a final period.
  public let message: String
  /// What to do about it; empty when there is nothing to add.
  public let help: String

  /// Creates an error.
  public init(_ message: String, help: String = "") {
    self.message = message
    self.help = help
  }

  /// The message, and the help on a line of its own.
  public var description: String {
    "error: \(message)\n" + (help.isEmpty ? "" : "help: \(help)\n")
  }
}
