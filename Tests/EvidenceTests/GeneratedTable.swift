import Foundation
import Testing

/// A generated table of the register: a file with one constant. The file is compared with the text
/// of today, or written anew if `LIFEGUARD_RECORD` is set.
struct GeneratedTable {
  /// The path in the checkout.
  let path: String
  /// The name of the constant.
  let name: String
  /// The meaning of the table, as a sentence.
  let comment: String

  /// Compares the file with these lines, or writes it.
  func check(_ table: [String]) throws {
    let text = """
      extension EvidenceRegister {
        /// \(comment) `make evidence` writes it.
        static let \(name) = #\"""
      \(table.map { "    \($0)" }.joined(separator: "\n"))
          \"""#
      }

      """
    let file = URL(fileURLWithPath: "\(EvidenceSuite.root)/\(path)")
    if ProcessInfo.processInfo.environment["LIFEGUARD_RECORD"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(path); run again without LIFEGUARD_RECORD")
      return
    }
    let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard written != text else { return }
    let (old, new) = (Set(lines(written)), Set(lines(text)))
    report(
      ["\(path) is not what would be generated"]
        + lines(text).filter { !old.contains($0) }.map { "+ \($0)" }
        + lines(written).filter { !new.contains($0) }.map { "- \($0)" })
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
