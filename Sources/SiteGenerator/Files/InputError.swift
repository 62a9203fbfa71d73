/// Input that cannot be used at all: a missing folder, a theme without templates.
///
/// An error inside a page is a diagnostic instead, with a place.
package struct InputError: Error, Sendable, CustomStringConvertible {
  /// One line that describes the error, without a final period.
  package let message: String
  /// The remedy; empty if there is nothing to add.
  package let help: String

  /// The file with line and column, `Site/templates/layout.mustache:3:5`; nil for input without places.
  let place: String?

  /// The other errors of the input.
  private var others: [InputError] = []

  /// Creates an error.
  package init(_ message: String, help: String = "", at place: String? = nil) {
    self.message = message
    self.place = place
    self.help = help
  }

  /// Combines several errors; nil for an empty list.
  init?(_ errors: [InputError]) {
    guard let first = errors.first else { return nil }
    self = first
    others += errors.dropFirst()
  }

  /// The error and the other errors.
  var all: [InputError] { [self] + others.flatMap(\.all) }

  /// The message, and the help on another line; then the same for the other errors.
  package var description: String {
    let start = place.map { "\($0): error: " } ?? "error: "
    return others.reduce("\(start)\(message)\n" + (help.isEmpty ? "" : "help: \(help)\n")) {
      $0 + $1.description
    }
  }
}
