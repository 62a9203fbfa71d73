import Diagnostics
import Foundation
import Testing

@testable import ExampleRuns

/// `Tests/Findings/evidence.txt` has the exact diagnostics of the breaking example of every
/// finding.
@Suite struct EvidenceTextTests {
  private static let path = "\(ExampleFile.root)/Findings/evidence.txt"

  private static func sentences() throws -> String {
    var lines: [String] = []
    for finding in Finding.all {
      let verdict = try ExampleVerdict(
        finding.breaking, attributes: ExampleAttributes(.incorrect, drives: nil))
      lines.append(finding.id)
      for occurrence in verdict.occurrences {
        let mark = JudgedLine(occurrence, verdict, SourceText(finding.breaking))
        lines.append("  line \(mark)")
        lines += occurrence.evidence.map { "    \($0)" }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func theEvidenceIsInTheseWords() throws {
    let sentences = try Self.sentences()
    if ProcessInfo.processInfo.environment["LIFEGUARD_RECORD"] == "1" {
      try sentences.write(toFile: Self.path, atomically: true, encoding: .utf8)
      Issue.record("recorded \(Self.path); run again without LIFEGUARD_RECORD")
    }
    let known = try String(contentsOfFile: Self.path, encoding: .utf8)
    #expect(
      sentences == known, "make record TEST=EvidenceTextTests accepts the change")
  }
}
