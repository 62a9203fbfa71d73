import Diagnostics

/// A change of a file that mends a problem.
package struct CodeFix: Sendable {
  /// The change in a few words.
  package let title: String
  /// The replaced parts, as offsets in bytes, with the new text.
  package let edits: [(range: Range<Int>, text: String)]

  /// Creates a change.
  /// - Parameters:
  ///   - title: The change in a few words.
  ///   - edits: The replaced parts, as offsets in bytes, with the new text.
  package init(title: String, edits: [(range: Range<Int>, text: String)]) {
    self.title = title
    self.edits = edits
  }
}
