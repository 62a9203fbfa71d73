import Foundation
import Testing

/// A generated page: compared with the text of today, or written anew if `LIFEGUARD_RECORD` is set.
struct GeneratedPage {
  /// The path in the checkout.
  let path: String
  /// The command that writes the page.
  let command: String

  /// Compares the page with this text, or writes it.
  func check(_ page: String) throws {
    let file = URL(fileURLWithPath: "\(EvidenceSuite.root)/\(path)")
    if ProcessInfo.processInfo.environment["LIFEGUARD_RECORD"] == "1" {
      try Data(page.utf8).write(to: file)
      Issue.record("recorded \(path); run again without LIFEGUARD_RECORD")
      return
    }
    let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let (old, new) = (lines(written), lines(page))
    guard old != new else { return }
    let place = zip(old, new).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(path) is not what would be generated, from line \(place + 1) on
      - \(place < old.count ? old[place] : "(end)")
      + \(place < new.count ? new[place] : "(end)")
      To write it anew run \(command)
      """)
  }

  private func lines(_ text: String) -> [String] { text.components(separatedBy: "\n") }
}
