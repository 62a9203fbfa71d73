import Foundation
import Testing

/// The traces of the scripts in `Tests/Transitions` equal the records beside the scripts.
@Suite struct RecordedTraceTests {
  @Test func everyScriptIsUnderstood() {
    report(RecordedTraces.shared.problems)
    #expect(RecordedTraces.shared.pages.count >= 6)
  }

  @Test(arguments: RecordedTraces.shared.pages.map(\.name))
  func theTracesAreTheRecordedOnes(page: String) throws {
    let found = RecordedTraces.shared.pages.first { $0.name == page }
    let actual = RecordedTraces.text(of: try #require(found).scripts)
    let path = "\(RecordedTraces.folder)/\(page).txt"
    let file = URL(fileURLWithPath: "\(EvidenceSuite.root)/\(path)")
    if ProcessInfo.processInfo.environment["LIFEGUARD_RECORD"] == "1" {
      try Data(actual.utf8).write(to: file)
      Issue.record("recorded \(path); run again without LIFEGUARD_RECORD")
      return
    }
    let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let (old, new) = (lines(recorded), lines(actual))
    guard old != new else { return }
    let place = zip(old, new).prefix { $0 == $1 }.count
    let script = new[...min(place, new.count - 1)].last { $0.hasPrefix("== ") } ?? ""
    Issue.record(
      """
      \(path) differs from line \(place + 1) on, in \(script)
      - \(place < old.count ? old[place] : "(end)")
      + \(place < new.count ? new[place] : "(end)")
      To accept the new traces run make record TEST=RecordedTraceTests
      """)
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
